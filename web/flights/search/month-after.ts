/** The month `by` months on. */
export function monthAfter(id: string, by: number): string {
  const [year, month] = id.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7);
}
