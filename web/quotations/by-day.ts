/** Things by the day they stand on, in the order they came. */
export function byDay<T extends { day: number }>(things: readonly T[]): Map<number, T[]> {
  const days = new Map<number, T[]>();
  for (const thing of things) {
    const own = days.get(thing.day);
    if (own) own.push(thing);
    else days.set(thing.day, [thing]);
  }
  return days;
}
