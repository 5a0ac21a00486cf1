/** What can be played on a page takes the place of its picture. */
document.documentElement.dataset["islands"] = "";
