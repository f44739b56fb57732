import { AsyncLocalStorage } from 'node:async_hooks';
import { clock } from '#functions/clock.ts';

/** A time in the past at which something of the demo's life happens. It goes on with the machine's. */
export class Moment {
  private since = performance.now();
  /** `at`: ms since 1970. `today`: the present, which the moment never passes. */
  constructor(
    private at: number,
    private readonly today: () => number,
  ) {}
  now(): number {
    return Math.min(this.at + Math.floor(performance.now() - this.since), this.today());
  }
  /** Forward to `at`, never back. */
  goOnTo(at: number): void {
    this.at = Math.max(at, this.now());
    this.since = performance.now();
  }
  pass(ms: number): void {
    this.goOnTo(this.now() + ms);
  }
}

const moments = new AsyncLocalStorage<Moment>();

/** The moment that the caller lives in; undefined in the present, where everybody else is. */
export const livedMoment = (): Moment | undefined => moments.getStore();

/** Carries work out at another time. Whatever else the process does meanwhile stays in the present. */
export function atMoment<T>(at: number, work: (moment: Moment) => Promise<T>): Promise<T> {
  const moment = new Moment(at, presentTime);
  return moments.run(moment, () => work(moment));
}

let usual = clock.now;
const shown = (): number => livedMoment()?.now() ?? usual();

/** What time it is for everybody else, ms since 1970, whoever asks. */
export const presentTime = (): number => usual();

/** Lets the one clock of functions/ show each caller the moment it lives in. Answers what undoes it. */
export function installMoments(): () => void {
  if (clock.now !== shown) {
    usual = clock.now;
    clock.now = shown;
  }
  return () => {
    if (clock.now === shown) clock.now = usual;
  };
}
