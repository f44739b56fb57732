import type { JobActor } from '#functions/actors/actor.ts';
import type { ChunkOutcome, JobKind } from '#functions/jobs/model.ts';
import { giveWay } from '#functions/runtime/give-way.ts';
import { log } from '#functions/runtime/log.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { readUser } from '#functions/users/store.ts';
import type { ImportCounts } from '#shared/destination/import-shown.ts';
import { findAll } from './records-store.ts';
import { mayStillImport, NOT_ALLOWED } from './may-import.ts';
import { importedWays } from './masters.ts';
import { type ImportLine, noCounts, type WriteJob, type WriteProgress, type WriteResult } from './model.ts';
import { readPart, removeParts } from './parts.ts';
import type { Checked, OpenImport, Stamp } from './ways.ts';
import type { FailureCode } from '#shared/errors.ts';

const GONE = 'The rows are not there any more. Please choose the file again.';
/** Writes of a commit. */
const MOST_WRITES = 100;

type Outcome = ChunkOutcome<WriteProgress, WriteResult>;

/**
 * Writes the good rows of a file, a part a chunk, as many rows a commit as it takes. Broken off anywhere and taken up
 * again it comes to the same: rows that were written say so themselves, by the import that wrote them.
 */
export const importWriteJob: JobKind = {
  async runChunk(actor, item) {
    return (await writePart(actor, item as unknown as WriteJob)) as unknown as ChunkOutcome;
  },
};

async function writePart(actor: JobActor, job: WriteJob): Promise<Outcome> {
  const { kind, importId, parts } = job.input;
  const { parts: at, written } = job.progress ?? { parts: 0, written: noCounts };
  const mayGoOn = await mayStillImport(actor.head, await readUser(actor, job.userId), kind);
  const lines = mayGoOn ? await readPart(actor, parts[at]!) : undefined;
  if (!lines) {
    // A try before this one may have written some of the part, and been killed before it said so.
    await rowsChanged(actor);
    return { kind: 'FAILED', error: mayGoOn ? GONE : NOT_ALLOWED };
  }
  const counts = { ...written };
  const good = lines.filter(({ state }) => state !== 'bad');
  // Anew for each part: what was written by now is among what its rows refer to.
  const open = await importedWays[kind].open(actor);
  try {
    await writeLines(actor, { open, stamp: { importId, by: `user:${job.userId}` } }, good, counts);
  } catch (error) {
    // Rows that were written by then are to be seen, whether or not there is another try.
    await rowsChanged(actor).catch((again: unknown) =>
      log.warn('import not told', { importId, error: again as Error }),
    );
    throw error;
  }
  // Once for all of the part, also where a try before this one wrote its rows and was broken off before it came here.
  await rowsChanged(actor);
  const done = job.done + good.length;
  if (at + 1 < parts.length) return { kind: 'MORE', done, progress: { parts: at + 1, written: counts } };
  return {
    kind: 'DONE',
    done,
    result: { written: counts },
    writes: [],
    clean: (isKept) => (isKept ? removeParts(actor, parts) : Promise.resolve()),
  };
}

interface Writing {
  open: OpenImport;
  stamp: Stamp;
}

/** Rows in commits of their own, in order; `counts` grows by what each came to. Throws where others were faster. */
async function writeLines(
  actor: JobActor,
  { open, stamp }: Writing,
  lines: readonly ImportLine[],
  counts: ImportCounts,
): Promise<void> {
  const batch = batchOf(actor);
  const some: { checked: Checked; was: ImportLine['state'] }[] = [];
  const others = giveWay();
  for (const { values, state: was } of lines) {
    await others();
    const checked = await open.check(values!);
    if (!('errors' in checked)) some.push({ checked, was });
  }
  // Rows of a file are of records apart: what one of them comes to finds no other one different.
  const found = await findAll(
    some.map(({ checked }) => checked),
    (rows) => open.find(rows),
  );
  for (const [at, { checked, was }] of some.entries()) {
    const plan = open.plan(checked, found[at], stamp);
    if (plan.state === 'bad') continue;
    // What the preview said of a row that is so by now: this import made it so before it was broken off.
    counts[plan.state === 'same' && was !== 'bad' ? was : plan.state] += 1;
    await batch.add(plan.writes);
  }
  await batch.end();
}

/** What is kept in memory of the catalogue is read anew. */
const rowsChanged = (actor: JobActor): Promise<void> => commitRows(actor, [bumpRevision(actor, 'destination')]);

const nameOf = ({ key }: Write<FailureCode>) => `${key.pk} / ${key.sk}`;

/** Writes of several rows in one commit, each item once; what would be twice begins another. Checks of one item are one. */
function batchOf(actor: JobActor) {
  const waiting = new Map<string, Write<FailureCode>>();
  const send = async () => {
    const writes = [...waiting.values()];
    waiting.clear();
    if (writes.length) await commitRows(actor, writes);
  };
  const clashes = (write: Write<FailureCode>) => {
    const other = waiting.get(nameOf(write));
    return other !== undefined && !(other.kind === 'check' && write.kind === 'check');
  };
  const add = async (writes: readonly Write<FailureCode>[]) => {
    if (waiting.size + writes.length > MOST_WRITES || writes.some(clashes)) await send();
    for (const write of writes) waiting.set(nameOf(write), write);
  };
  return { add, end: send };
}

/** Rows that others were faster with are thrown: the next try reads them as they stand by then. */
async function commitRows(actor: JobActor, writes: readonly Write<FailureCode>[]): Promise<void> {
  const done = await commit(actor, writes);
  if (!done.ok) throw new Error(`rows of an import were changed meanwhile: ${done.code}`);
}
