/** Strokes on a 24 by 24 grid; slopes keep to the site's pitch where the thing allows it. */
const strokes = {
  phone:
    'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  check: 'm4 13 5 5L20 6',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  chevron: 'm4 10 8 4 8-4',
  close: 'm5 5 14 14M19 5 5 19',
  compare: 'm8 7-5 5 5 5m8-10 5 5-5 5',
  alert: 'M12 3 2 20h20ZM12 9v5m0 3v.01',
  expand: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  clipboard: 'M8 5H5v16h14V5h-3M8 3h8v4H8Zm0 10 3 3 5-5',
  shield: 'M12 2 4 6v5c0 5 3 8.5 8 11 5-2.5 8-6 8-11V6ZM8 12l3 3 5-5',
  coins:
    'M3 8c0-4 12-4 12 0s-12 4-12 0Zm0 0v8c0 2 3 3 6 3M15 8v2m-6 5c0-4 12-4 12 0s-12 4-12 0Zm0 0v4c0 4 12 4 12 0v-4',
  house: 'm2 12 10-5 10 5M5 11v9h14v-9M10 20v-5h4v5',
  layers: 'm12 3 10 5-10 5L2 8Zm-10 9 10 5 10-5M2 16l10 5 10-5',
} as const;

interface IconProps {
  name: keyof typeof strokes;
  className?: string | undefined;
}

/** A small drawing beside words that say the same; screen readers skip it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
