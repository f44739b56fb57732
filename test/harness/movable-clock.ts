import { clock } from '#functions/clock.ts';

const realNow = clock.now;

/** Moves the one clock of functions/. A world puts it back after each test. */
export interface MovableClock {
  /** Stands still at an ISO instant. */
  set(at: string): void;
  /** Goes forward by so many ms and stands still there. */
  advance(ms: number): void;
  /** Back to where the file's tests start: `at`, or the machine's time. */
  restore(): void;
}

export function movableClock(at?: string): MovableClock {
  const restore = () => {
    clock.now = at === undefined ? realNow : () => Date.parse(at);
  };
  restore();
  return {
    set: (instant) => {
      clock.now = () => Date.parse(instant);
    },
    advance: (ms) => {
      const then = clock.now() + ms;
      clock.now = () => then;
    },
    restore,
  };
}
