/** A text, compiled: a component that is handed the parts which it names. */
declare module "*.mdx" {
  import type { FunctionComponent } from "preact";
  const Text: FunctionComponent<{ readonly components: object }>;
  // What the compiler makes.
  // oxlint-disable-next-line import/no-default-export
  export default Text;
}
