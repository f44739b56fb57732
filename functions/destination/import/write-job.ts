import type { JobActor } from '#functions/actors/actor.ts';
import type { ChunkOutcome, JobKind } from '#functions/jobs/model.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { readUser } from '#functions/users/store.ts';
import type { ImportCounts } from '#shared/destination/import-shown.ts';
import { findRecords, TRIP } from './records-store.ts';
import { mayStillImport, NOT_ALLOWED } from './may-import.ts';
import { importedWays } from './masters.ts';
import { type ImportLine, noCounts, type WriteJob, type WriteProgress, type WriteResult } from './model.ts';
import { readPart, removeParts } from './parts.ts';
import type { OpenImport, Stamp } from './ways.ts';

const GONE = 'The rows are not there any more. Please choose the file again.';
/** Writes of a commit, one of which is the revision's. */
const MOST_WRITES = 99;

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
  if (!(await mayStillImport(actor.head, await readUser(actor, job.userId), kind)))
    return { kind: 'FAILED', error: NOT_ALLOWED };
  const lines = await readPart(actor, parts[at]!);
  if (!lines) return { kind: 'FAILED', error: GONE };
  const counts = { ...written };
  const good = lines.filter(({ state }) => state !== 'bad');
  // Anew for each part: what was written by now is among what its rows refer to.
  const open = await importedWays[kind].open(actor);
  await writeLines(actor, { kind, open, stamp: { importId, by: `user:${job.userId}` } }, good, counts);
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
  kind: WriteJob['input']['kind'];
  open: OpenImport;
  stamp: Stamp;
}

/** Rows in commits of their own, in order; `counts` grows by what each came to. Throws where others were faster. */
async function writeLines(
  actor: JobActor,
  { kind, open, stamp }: Writing,
  lines: readonly ImportLine[],
  counts: ImportCounts,
): Promise<void> {
  let waiting: Write[] = [];
  const send = async () => {
    if (!waiting.length) return;
    const done = await commit(actor, [...waiting, bumpRevision(actor, 'destination')]);
    // The next try reads them as they stand by then.
    if (!done.ok) throw new Error(`rows of an import were changed meanwhile: ${done.code}`);
    waiting = [];
  };
  for (let from = 0; from < lines.length; from += TRIP) {
    const some = lines.slice(from, from + TRIP);
    const checked = await Promise.all(some.map(({ values }) => open.check(values!)));
    const nameKeys = checked.map((one) => ('nameKey' in one ? one.nameKey : ''));
    const known = nameKeys.filter(Boolean);
    const found = await findRecords(actor, kind, open, known);
    const byName = new Map(known.map((name, at) => [name, found[at]]));
    for (const [at, line] of some.entries()) {
      if (!nameKeys[at]) continue;
      const plan = await open.plan(line.values!, byName.get(nameKeys[at]!), stamp);
      if (plan.state === 'bad') continue;
      counts[plan.state] += 1;
      if (waiting.length + plan.writes.length > MOST_WRITES) await send();
      waiting.push(...plan.writes);
    }
  }
  await send();
}
