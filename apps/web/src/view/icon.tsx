/** Line icons, 24 × 24, drawn with one pen. */

const PATHS = {
  undo: "M9 5L4 10L9 15M4.5 10H14a6 6 0 0 1 0 12h-3",
  redo: "M15 5L20 10L15 15M19.5 10H10a6 6 0 0 0 0 12h3",
  hint: "M12 3a6 6 0 0 1 3.6 10.8c-.7.6-1.1 1.3-1.1 2.2h-5c0-.9-.4-1.6-1.1-2.2A6 6 0 0 1 12 3zM9.5 19.5h5M10.5 22h3",
  more: "M4 7H20M4 12H20M4 17H20",
  deal: "M8 3.5h9.5a1.5 1.5 0 0 1 1.5 1.5v13M5 7h8.5a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 19z",
  close: "M5 5L19 19M19 5L5 19",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1-1",
  restart: "M5 12a7 7 0 1 0 2.2-5.1M5 3v4.4h4.4",
  previous: "M14.5 5L7.5 12L14.5 19",
  pause: "M9 5V19M15 5V19",
  full: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
  next: "M9.5 5L16.5 12L9.5 19",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
