import { fieldsOnTop, isSame, type Meaning } from './on-top.ts';

/** Whatever several people edit counts its changes. */
export interface Versioned {
  version: number;
}

/** Somebody else's change came first: all that is needed to show both, and to choose field by field or line by line. */
export interface Conflict<Row, V> {
  /** As it was when one's own changes were begun. */
  was: Row | undefined;
  /** What one made of it. */
  mine: V;
  /** What stands now. */
  now: Row;
}

/** What is edited, and how one's own changes go on top of somebody else's. */
export interface Ways<Row, V> {
  /** What is edited as far as is known: while nothing is changed, that is what is shown. Undefined of something new. */
  stands: Row | undefined;
  valueOf(row: Row | undefined): V;
  /** Of a form: fields that go together where their meaning was changed. */
  meanings?: readonly Meaning<V>[];
  /** One's own changes on top of theirs, which stand in `now`; left out, field by field. */
  onTop?(theirs: V, base: V, mine: V, now: Row): V;
  /** Which of several things it is: what is not saved of one is nothing of another. */
  of?: string;
}

/** What somebody made of a thing, and what they hold to. */
export interface Own<Row, V> {
  of: string | undefined;
  base: Row | undefined;
  value: V;
  conflict?: Conflict<Row, V> | undefined;
}

/**
 * What is held: one's own, or else what stands. Where nothing of it is one's own any more, it is what stands, unless that
 * is older than what an answer has told.
 */
export function heldOf<Row extends Versioned, V>(own: Own<Row, V> | undefined, ways: Ways<Row, V>): Own<Row, V> {
  const { of, stands, valueOf } = ways;
  const isKept =
    own?.of === of &&
    own !== undefined &&
    (own.conflict !== undefined ||
      (stands?.version ?? 0) < (own.base?.version ?? 0) ||
      !isSame(own.value, valueOf(own.base)));
  return isKept ? own : { of, base: stands, value: valueOf(stands) };
}

/** After a change. */
export function changedBy<Row extends Versioned, V>(
  own: Own<Row, V> | undefined,
  make: (before: V) => V,
  ways: Ways<Row, V>,
): Own<Row, V> {
  const held = heldOf(own, ways);
  return { ...held, value: make(held.value) };
}

/** After it turned out what stands: one's own changes on top of that, whose version goes with the next save. */
export function metBy<Row extends Versioned, V extends object>(
  own: Own<Row, V> | undefined,
  now: Row,
  ways: Ways<Row, V>,
): Own<Row, V> {
  const { valueOf, onTop = (theirs, base, mine) => fieldsOnTop(theirs, base, mine, ways.meanings) } = ways;
  const { of, base: was, value: mine } = heldOf(own, ways);
  const value = onTop(valueOf(now), valueOf(was), mine, now);
  return { of, base: now, value, conflict: { was, mine, now } };
}
