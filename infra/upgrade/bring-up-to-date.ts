import type { Actor, JobActor } from '#functions/actor.ts';
import { makeJob } from '#functions/actors/job.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { FIRST_VERSION, schemaKey, SCHEMA_VERSION } from '#functions/table/schema-version.ts';
import { makeKey } from '#functions/table/key.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import type { Test, Write } from '#functions/table/write.ts';
import type { Change, Upgrade } from './upgrade.ts';
import { upgrades as allUpgrades } from './upgrades.ts';
import type { FailureCode } from '#shared/errors.ts';

type Row = Item & { pk: string; sk: string; v?: number };

export interface Upgraded {
  /** Older rows that were brought up to date. */
  rows: number;
  /** Rows that could not be; they are tried again at the next start. */
  left: number;
}

export interface UpgradeRun {
  /** Walks the whole table with the attributes asked for: an operator's own scan, which no function may make. */
  rows(attributes: readonly string[]): AsyncIterable<Item & { pk: string; sk: string }>;
  /** Whoever notes that the table is up to date; that row is no site's. */
  by: Actor;
  /** Told when there is something to do, and when it is done. */
  say(line: string): void;
  /** How whoever runs it begins with an empty table, in words. */
  anew: string;
  upgrades?: readonly Upgrade[];
  /** The version that rows are brought up to. */
  version?: number;
}

/** How many rows are worked on at once. */
const AT_ONCE = 8;
/** A row that somebody changes under our hands is read anew so often. */
const TRIES = 5;

/**
 * Brings the rows of a table that older versions wrote up to date, once: a table that is up to date costs one read. It
 * goes on where it was killed, because each row says which version it is of. Whoever else writes meanwhile wins: a row
 * that changed under our hands is read anew. Throws one clear sentence where the table is older than the first version
 * that there are rows of.
 */
export async function bringUpToDate(run: UpgradeRun): Promise<Upgraded> {
  const { rows, by, say, anew, upgrades = allUpgrades, version = SCHEMA_VERSION } = run;
  const known = await getItem(schemaKey());
  if (known && known.version >= version) return { rows: 0, left: 0 };
  const first = known?.version ?? (await oldestOf(rows));
  if (first < FIRST_VERSION) throw tooOld(first, anew);
  const done: Upgraded = { rows: 0, left: 0 };
  const actors = siteJobs();
  const began = performance.now();
  const working = new Set<Promise<void>>();
  for await (const { pk, sk, v } of rows(['v'])) {
    const due = upgrades.filter(({ at, to }) => Number(v ?? 0) < to && at.test(`${pk} / ${sk}`));
    if (!due.length) continue;
    if (done.rows + done.left + working.size === 0) say('Bringing rows of an older version up to date, once …');
    const work = upgradeRow(actors, { pk, sk }, due, version)
      .then((outcome) => {
        if (outcome === 'DONE') done.rows += 1;
      })
      .catch((error: unknown) => {
        done.left += 1;
        log.error('row not brought up to date', { rows: due[0]!.rows, sk, error: error as Error });
      })
      .finally(() => working.delete(work));
    working.add(work);
    if (working.size >= AT_ONCE) await Promise.race(working);
  }
  await Promise.all(working);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (done.rows) say(`${done.rows} rows of an older version are up to date, after ${seconds} s.`);
  if (done.left) say(`${done.left} rows could not be brought up to date; they are tried again at the next start.`);
  else await note(by, version);
  return done;
}

/** The version of the oldest row of a table that does not say which it is of; a counter, which only updates write, has none. */
async function oldestOf(rows: UpgradeRun['rows']): Promise<number> {
  let oldest = FIRST_VERSION;
  for await (const { v } of rows(['v'])) oldest = Math.min(oldest, Number(v ?? FIRST_VERSION));
  return oldest;
}

const tooOld = (version: number, anew: string) =>
  new Error(
    `This table's rows are of version ${version}, and this release reads ${FIRST_VERSION} and later. Begin anew: ${anew}`,
  );

/** The site's job of each row, read once a site; undefined where the site is gone. */
function siteJobs(): (row: Row) => Promise<JobActor | undefined> {
  const known = new Map<string, Promise<JobActor | undefined>>();
  return ({ pk, site }) => {
    const name = pk.startsWith('S#') ? pk.split('#')[1]! : String(site ?? '');
    const found = known.get(name) ?? makeJob(name, 'upgrade');
    known.set(name, found);
    return found;
  };
}

async function upgradeRow(
  actorOf: (row: Row) => Promise<JobActor | undefined>,
  place: { pk: string; sk: string },
  due: readonly Upgrade[],
  version: number,
): Promise<'DONE' | 'GONE'> {
  const key = makeKey<Row>(place.pk, place.sk);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const row = await getItem(key);
    const actor = row && (await actorOf(row));
    if (!actor) return 'GONE';
    const change = await changeOf(actor, row, due);
    const seen = [...new Set(['v', ...due.flatMap(({ dependsOn }) => dependsOn)])];
    const when = [{ exists: true } as const, ...seen.map((field) => asSeen(row, field))];
    const own: Write<FailureCode> = change.isMoved
      ? { kind: 'delete', key, when }
      : { kind: 'update', key, set: { ...change.set, v: version }, remove: change.remove, when };
    const written = await commit(actor, [own, ...change.beside]);
    if (written.ok) return 'DONE';
  }
  throw new Error(`the row kept changing, or what goes with it was refused, ${TRIES} times`);
}

/** What all of a row's upgrades make of it, each beginning from what the one before left. */
async function changeOf(actor: JobActor, row: Row, due: readonly Upgrade[]): Promise<Required<Change>> {
  const whole: Required<Change> = { set: {}, remove: [], beside: [], isMoved: false };
  for (const { bringUpToDate: changed } of due.toSorted((a, b) => a.to - b.to)) {
    const { set = {}, remove = [], beside = [], isMoved = false } = await changed(actor, { ...row, ...whole.set });
    whole.set = { ...without(whole.set, remove), ...set };
    whole.remove = [...new Set([...whole.remove, ...remove])].filter((field) => !(field in whole.set));
    whole.beside = [...whole.beside, ...beside];
    whole.isMoved ||= isMoved;
  }
  return whole;
}

const without = (item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([field]) => !fields.includes(field)));

const asSeen = (row: Row, field: string): Test => {
  const value = row[field];
  return value === undefined ? { field, missing: true } : { field, is: value as string | number | boolean };
};

/** From now on the table is known to be of this version. */
async function note(by: Actor, version: number): Promise<void> {
  const done = await commit(by, [{ kind: 'put', key: schemaKey(), item: { version } }]);
  if (!done.ok) throw new Error(`The table could not be written: ${done.code}`);
}
