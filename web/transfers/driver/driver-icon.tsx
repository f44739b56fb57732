/** Line drawings on a 20 × 20 grid that no other page has. */
const drawings = {
  call: 'M6 3.500 8 7.500 6.500 9c.900 1.900 2.600 3.600 4.500 4.500l1.500-1.500 4 2c0 1.700-.800 2.500-2.500 2.500C8.500 16.500 3.500 11.500 3.500 6 3.500 4.300 4.300 3.500 6 3.500Z',
  map: 'M2.500 5.500 7.500 3.500l5 2 5-2v11l-5 2-5-2-5 2ZM7.500 3.500v11M12.500 5.500v11',
  offline:
    'M3 3l14 14M6 7.500A3.800 3.800 0 0 0 6.500 15H14M8.500 5.600a4 4 0 0 1 5.900 3.100 3.200 3.200 0 0 1 2.300 5',
} as const;

/** A drawing beside a word; screen readers skip it. */
export function DriverIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      width={20}
      height={20}
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
