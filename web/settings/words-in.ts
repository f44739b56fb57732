/** A field's value as people read it: things of a list apart, empty parts left out. */
export function wordsIn(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([, inner]) => wordsIn(inner))
    .filter(Boolean)
    .join(', ');
}
