import type { Actor, UserActor } from '#functions/actor.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { readJob } from '#functions/jobs/store.ts';
import { getItem } from '#functions/table/read.ts';
import { noCounts, type ReadJob, type WriteJob } from './model.ts';
import type { PartWritten } from './part-written.ts';
import { asRead, asWrite } from './show-import.ts';

/** An import of the actor's own: how its file was read, and the job that writes it where it was confirmed. */
export async function readImport(
  actor: UserActor,
  importId: string,
): Promise<{ read: ReadJob; write: WriteJob | undefined } | undefined> {
  const read = asRead(await readJob(actor, actor.userId, importId));
  if (!read) return undefined;
  const write = read.writeId === undefined ? undefined : await readJob(actor, actor.userId, read.writeId);
  return { read, write: asWrite(write) };
}

/** How much of a part is written, by whichever job of the import came as far. */
export const readPartWritten = async (actor: Actor, importId: string, part: number): Promise<PartWritten> =>
  (await getItem(destinationKeys.importPart(actor, importId, part))) ?? { lines: 0, written: noCounts };
