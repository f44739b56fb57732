/** Six points: what a row is held by. */
export const Grip = () => (
  <svg width={12} height={16} viewBox="0 0 12 16" fill="currentColor" aria-hidden focusable="false">
    {[3, 8, 13].flatMap((y) => [3, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.3} />))}
  </svg>
);
