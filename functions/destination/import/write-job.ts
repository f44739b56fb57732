import type { JobActor } from '#functions/actor.ts';
import type { ChunkOutcome, JobKind } from '#functions/jobs/model.ts';
import { giveWay } from '#functions/runtime/give-way.ts';
import { log } from '#functions/runtime/log.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { readUser } from '#functions/users/store.ts';
import type { ImportCounts } from '#shared/destination/import/import-shown.ts';
import { findAll } from './records-store.ts';
import { mayStillImport, NOT_ALLOWED } from './may-import.ts';
import { importedWays } from './masters.ts';
import { type ImportLine, noCounts, type WriteJob, type WriteProgress, type WriteResult } from './model.ts';
import type { PartWritten } from './part-written.ts';
import { readPart, removeParts } from './parts.ts';
import { readPartWritten } from './store.ts';
import type { Checked, OpenImport, Plan, Stamp } from './ways.ts';
import { partWrittenWrite } from './writes.ts';
import type { FailureCode } from '#shared/errors.ts';

const GONE = 'The rows are no longer available. Please choose the file again.';
/** Writes of a commit, beside that of how far the part is. */
const MOST_WRITES = 99;

type Outcome = ChunkOutcome<WriteProgress, WriteResult>;

/**
 * Writes what a file adds or changes, a part a chunk, as many rows a commit as it takes. Broken off anywhere and taken up
 * again it comes to the same: how far it is stands in the commit of the rows. Two imports of the same rows each count what
 * they wrote themselves; what the other one had made so already is the same.
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
  const offered = lines.filter(({ state }) => state !== 'bad' && state !== 'same');
  const same = lines.filter(({ state }) => state === 'same').length;
  const part = { importId, part: at };
  const tally = await readPartWritten(actor, importId, at);
  // Anew for each part: what was written by now is among what its rows refer to.
  const open = await importedWays[kind].open(actor);
  try {
    await writeLines(
      actor,
      { open, stamp: { by: `user:${job.userId}` } },
      offered.slice(tally.lines),
      progressOf(part, tally),
    );
  } catch (error) {
    // Rows that were written by then are to be seen, whether or not there is another try.
    await rowsChanged(actor).catch((again: unknown) =>
      log.warn('import not told', { importId, error: again as Error }),
    );
    throw error;
  }
  // Once for all of the part, also where a try before this one wrote its rows and was broken off before it came here.
  await rowsChanged(actor);
  const done = job.done + offered.length;
  const counts = sumOf(written, { ...tally.written, same: tally.written.same + same });
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

/** How far a part is: what its tally says goes into the commit of the rows that it counts. */
interface Progress {
  tally: PartWritten;
  write(actor: JobActor): Write<never>;
  /** The commit stands. */
  kept(): void;
}

function progressOf(part: { importId: string; part: number }, tally: PartWritten): Progress {
  let before = tally.lines;
  return {
    tally,
    write: (actor) => partWrittenWrite(actor, part, before, tally),
    kept: () => {
      before = tally.lines;
    },
  };
}

const sumOf = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  new: one.new + other.new,
  changed: one.changed + other.changed,
  same: one.same + other.same,
  deactivated: one.deactivated + other.deactivated,
});

/** Rows in commits of their own, in order; the tally grows by what each came to. Throws where others were faster. */
async function writeLines(
  actor: JobActor,
  { open, stamp }: Writing,
  lines: readonly ImportLine[],
  progress: Progress,
): Promise<void> {
  const batch = batchOf(actor, progress);
  const some: (Checked | undefined)[] = [];
  const others = giveWay();
  for (const { values } of lines) {
    await others();
    const checked = await open.check(values!);
    some.push('errors' in checked ? undefined : checked);
  }
  // Rows of a file are of records apart: what one of them comes to finds no other one different.
  const found = await findAll(
    some.filter((checked) => checked !== undefined),
    (rows) => open.find(rows),
  );
  let nth = 0;
  for (const checked of some) {
    const plan = checked && open.plan(checked, found[nth++], stamp);
    await batch.add(plan && plan.state !== 'bad' ? plan : undefined);
  }
  await batch.end();
}

/** What is kept in memory of the catalogue is read anew. */
const rowsChanged = (actor: JobActor): Promise<void> => commitRows(actor, [bumpRevision(actor, 'destination')]);

const nameOf = ({ key }: Write<FailureCode>) => `${key.pk} / ${key.sk}`;

/**
 * Writes of several rows in one commit, each item once, with how far the part is; what would be twice begins another.
 * Checks of one item are one. A row that comes to nothing any more is passed over.
 */
function batchOf(actor: JobActor, progress: Progress) {
  const { tally } = progress;
  const waiting = new Map<string, Write<FailureCode>>();
  const send = async () => {
    const writes = [...waiting.values()];
    waiting.clear();
    if (!writes.length) return;
    await commitRows(actor, [...writes, progress.write(actor)]);
    progress.kept();
  };
  const clashes = (write: Write<FailureCode>) => {
    const other = waiting.get(nameOf(write));
    return other !== undefined && !(other.kind === 'check' && write.kind === 'check');
  };
  const add = async (plan: Exclude<Plan, { state: 'bad' }> | undefined) => {
    const writes = plan?.writes ?? [];
    if (waiting.size + writes.length > MOST_WRITES || writes.some(clashes)) await send();
    for (const write of writes) waiting.set(nameOf(write), write);
    tally.lines += 1;
    if (plan) tally.written = { ...tally.written, [plan.state]: tally.written[plan.state] + 1 };
  };
  return { add, end: send };
}

/** Rows that others were faster with are thrown: the next try reads them as they stand by then. */
async function commitRows(actor: JobActor, writes: readonly Write<FailureCode>[]): Promise<void> {
  const done = await commit(actor, writes);
  if (!done.ok) throw new Error(`rows of an import were changed meanwhile: ${done.code}`);
}
