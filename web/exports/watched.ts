import { atomWithStorage } from 'jotai/utils';

/** Whose files this browser looks after, in all of its tabs, and from which of them on. */
export interface Watched {
  userId: string;
  /** Instant at which the first of them was asked for; those of before were seen or put away. */
  since: string;
  /** Ids of those that were fetched: used, and so no longer in the way. */
  fetched?: readonly string[];
}

/** Kept in local storage: after a reload, and in another tab, what is being written is found again. */
export const watchedAtom = atomWithStorage<Watched | undefined>('portolan-exports', undefined, undefined, {
  getOnInit: true,
});
