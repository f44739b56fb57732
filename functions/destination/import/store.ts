import type { UserActor } from '#functions/actors/actor.ts';
import { readJob } from '#functions/jobs/store.ts';
import type { ReadJob, WriteJob } from './model.ts';
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
