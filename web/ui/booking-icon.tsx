/** Line drawings on a 20 × 20 grid that only booking and paying use. */
const drawings = {
  timer: 'M10 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM8 2h4M10 7v3.500',
  bag: 'M6 6.500h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM8 6.500V3.500h4v3M8 10v3M12 10v3M7 16.500V18M13 16.500V18',
  meal: 'M5 3v4.500a1.500 1.500 0 0 0 3 0V3M6.500 9v8M14.500 17V3c-2 .500-3 3-3 6v2h3',
  card: 'M3 6a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1ZM3 8.500h14M6 12h3',
  lock: 'M5.500 9h9v7.500h-9ZM7.500 9V6.500a2.500 2.500 0 0 1 5 0V9',
} as const;

/** A drawing beside a word; never the only carrier of a meaning. */
export function BookingIcon({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.35}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
