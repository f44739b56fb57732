/** Carries work out after all that was given to it before, and alone. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns that are taken one at a time, in the order in which they were asked for. */
export function takeTurns(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
