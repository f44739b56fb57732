import { useState } from 'react';

/** The version that an editor holds to. */
interface Held {
  /** What is sent with a change: as it was opened, or, once it was told of another, the one that stands. */
  version: number | undefined;
  /** Somebody else's change came first, and was told. */
  isTold: boolean;
  /** Somebody else's change came first: the next save puts one's own in its place. */
  tell(): void;
}

/** Holds an editor to the version that it was opened with until it says that another stands. `now`: by the list beside it. */
export function useHeldVersion(now: number | undefined): Held {
  const [opened] = useState(now);
  const [isTold, setTold] = useState(false);
  return { version: isTold ? now : opened, isTold: isTold && now !== opened, tell: () => setTold(true) };
}
