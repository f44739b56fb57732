import { useState } from 'react';
import { changedBy, type Conflict, heldOf, metBy, type Own, type Versioned, type Ways } from './edit-state.ts';
import { isSame } from './on-top.ts';

/** What somebody is changing, and what they hold to. */
export interface Edit<Row, V> {
  /** What was read, with the version that a save names; undefined of something new. */
  base: Row | undefined;
  value: V;
  isUnsaved: boolean;
  /** Until one has chosen, or discarded. `value` has one's own changes on top of theirs already. */
  conflict: Conflict<Row, V> | undefined;
  /** Changes some fields. */
  change(fields: Partial<V>): void;
  /** Makes another value of the one there is. */
  set(make: (before: V) => V): void;
  discard(): void;
  /** What an answer says to stand: one's own changes go on top of it, and the next save names its version. */
  meet(now: Row): void;
  takeTheirs(): void;
  /** Theirs has been looked at: one's own stay on top, not saved yet. */
  keepMine(): void;
}

/**
 * The state of whatever several people edit: what one changed on top of what was read, held to the version of that. Where
 * somebody else was faster (`meet`), nothing that was typed is lost, and nothing of theirs that one did not touch is taken
 * back. How both are shown is the screen's: a banner that offers theirs (`ChangedBanner`), both sides (`BothSides`), or what
 * it makes of `conflict` line by line.
 */
export function useEdit<Row extends Versioned, V extends object>(ways: Ways<Row, V>): Edit<Row, V> {
  const [kept, setOwn] = useState<Own<Row, V>>();
  const { base, value, conflict } = heldOf(kept, ways);
  const set = (make: (before: V) => V) => setOwn((own) => changedBy(own, make, ways));
  return {
    base,
    value,
    conflict,
    isUnsaved: !isSame(value, ways.valueOf(base)),
    set,
    change: (fields) => set((before) => ({ ...before, ...fields })),
    discard: () => setOwn(undefined),
    meet: (now) => setOwn((own) => metBy(own, now, ways)),
    takeTheirs: () => setOwn((own) => own && { ...own, value: ways.valueOf(own.base), conflict: undefined }),
    keepMine: () => setOwn((own) => own && { ...own, conflict: undefined }),
  };
}
