/** @jsxRuntime automatic @jsxImportSource react */
/** Lines of text that are already drawn, under each other and never broken. */
import { Box, Text } from "ink";
import type { ReactNode } from "react";

export function Lines(props: {
  readonly lines: readonly string[];
  readonly width?: number;
  readonly indent?: number;
}): ReactNode {
  const { lines, width, indent = 0 } = props;
  const sized = width === undefined ? {} : { width, flexShrink: 0 };
  return (
    <Box flexDirection="column" {...sized}>
      {lines.map((line, index) => (
        <Text key={index} wrap="truncate">
          {line === "" ? " " : " ".repeat(indent) + line}
        </Text>
      ))}
    </Box>
  );
}
