import { actorName } from '#functions/actors/actor.ts';
import type { Actor } from '#functions/actors/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import type { Write } from '#functions/table/write.ts';
import type { Stamp } from './ways.ts';

/**
 * Writes that an editor's commit would have, for one of an import: the revision is the commit's own, and their history
 * says whoever confirmed the import, for whom the job does it.
 */
export function importedWrites(actor: Actor, writes: readonly Write[], { by }: Stamp): Write[] {
  const { key: head } = bumpRevision(actor, 'destination');
  const job = actorName(actor);
  return writes
    .filter(({ key }) => key.pk !== head.pk || key.sk !== head.sk)
    .map((write) =>
      write.kind === 'put' && write.item.by === job ? { ...write, item: { ...write.item, by } } : write,
    );
}
