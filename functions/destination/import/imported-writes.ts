import type { Actor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureCode } from '#shared/errors.ts';
import { doneFor } from '#functions/records/event-writes.ts';
import type { Stamp } from './ways.ts';

/**
 * Writes that an editor's commit would have, for one of an import: the revision is its part's own, and their history says
 * whoever confirmed the import, for whom the job does it.
 */
export function importedWrites<F extends FailureCode>(
  actor: Actor,
  writes: readonly Write<F>[],
  { by }: Stamp,
): Write<F>[] {
  const { key: head } = bumpRevision(actor, 'destination');
  return writes.filter(({ key }) => key.pk !== head.pk || key.sk !== head.sk).map((write) => doneFor(actor, write, by));
}
