/** A script that cannot be loaded. */
throw new Error("this script cannot be loaded");
