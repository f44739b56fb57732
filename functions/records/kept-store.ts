import type { Actor } from '#functions/actor.ts';
import type { RevisionName } from '#shared/site/model.ts';
import { revisionOf } from '#functions/site/revision.ts';
import type { Key } from '#functions/table/key.ts';
import { getItems } from '#functions/table/read.ts';

/** A row that is wanted: where it stands, and as much of it as is kept. Rows of a kind are all made by one function. */
export interface WantedRow<Row> {
  key: Key;
  of(row: unknown): Row;
}

/** A wanted row, made of what its key says that it is. */
export const wantedRow = <Stored, Row>(key: Key<Stored>, of: (row: Stored) => Row): WantedRow<Row> => ({
  key,
  of: (row) => of(row as Stored),
});

/** Reads rows in their order; undefined where there is none. */
export type ReadRows = <Row>(actor: Actor, wanted: readonly WantedRow<Row>[]) => Promise<(Row | undefined)[]>;

/** Rows as they stand now, a hundred in a trip: what is changed, and what a change is held against, is read so. */
export const readRows: ReadRows = async (_actor, wanted) => {
  const rows = await getItems(wanted.map(({ key }) => key));
  return wanted.map(({ of }, at) => (rows[at] === undefined ? undefined : of(rows[at])));
};

/** What is known of a site as of one revision, by name. */
interface Known {
  revision: number;
  values: Map<string, unknown>;
}
/** By site and name of the revision, the one that was asked for longest ago first. */
const known = new Map<string, Known>();

/** Values of all sites that are held in memory, some kilobyte each; the oldest give way. Tests make it small. */
export const mostKept = { values: 4000 };

/**
 * What lists name, kept in memory until the head's revision of this name moves, which every change of what it covers
 * moves: a change is seen by the next request.
 */
export const keptBy = (revision: RevisionName) => ({
  /** Rows for lists; those not known yet are read consistently, a hundred in a trip. */
  keptRows: (async <Row>(actor: Actor, wanted: readonly WantedRow<Row>[]) => {
    const values = knownOf(actor, revision);
    const found = new Map(wanted.map(({ key }) => [nameOf(key), values.get(nameOf(key)) as Row | undefined]));
    const missing = new Map(
      wanted.filter(({ key }) => !found.get(nameOf(key))).map((one) => [nameOf(one.key), one] as const),
    );
    if (missing.size) {
      const rows = await readRows(actor, [...missing.values()]);
      for (const [at, name] of [...missing.keys()].entries()) if (rows[at]) found.set(name, rows[at]);
      for (const name of missing.keys()) if (found.get(name)) values.set(name, found.get(name));
      forgetOldest();
    }
    return wanted.map(({ key }) => found.get(nameOf(key)));
  }) satisfies ReadRows as ReadRows,

  /** What lists show of several rows together; `read` reads consistently, for the actor's site. */
  async keptValue<Value>(actor: Actor, name: string, read: () => Promise<Value>): Promise<Value> {
    const values = knownOf(actor, revision);
    if (values.has(name)) return values.get(name) as Value;
    const value = await read();
    values.set(name, value);
    forgetOldest();
    return value;
  },
});

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** What is known of the actor's site as of this request; begun anew where something was changed. */
function knownOf(actor: Actor, name: RevisionName): Map<string, unknown> {
  const revision = revisionOf(actor, name);
  const at = `${actor.site}\n${name}`;
  const before = known.get(at);
  const now = before?.revision === revision ? before : { revision, values: new Map<string, unknown>() };
  known.delete(at);
  known.set(at, now);
  return now.values;
}

function forgetOldest(): void {
  let over = -mostKept.values;
  for (const { values } of known.values()) over += values.size;
  for (const [site, { values }] of known)
    for (const oldest of values.keys()) {
      if (over <= 0) return;
      values.delete(oldest);
      over -= 1;
      if (!values.size) known.delete(site);
    }
}
