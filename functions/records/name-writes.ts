import type { Key } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';

/** A record's name as it was, where it had one, and as it is to be. */
export interface Renamed {
  id: string;
  had: Key | undefined;
  has: Key;
}

/**
 * Claims the names of records that are saved together and frees those they had: names may go from one of them to
 * another. RECORD_NAME_TAKEN where somebody else has one; CONFLICT where one that changes hands did so meanwhile. No two
 * of them may have the same name from now on.
 */
export function nameWrites(renamed: readonly Renamed[]): Write<'RECORD_NAME_TAKEN'>[] {
  const freed = new Map<string, { id: string; key: Key }>();
  for (const { id, had } of renamed) if (had) freed.set(had.pk, { id, key: had });
  const writes: Write<'RECORD_NAME_TAKEN'>[] = [];
  for (const { id, has } of renamed) {
    const former = freed.get(has.pk);
    freed.delete(has.pk);
    if (!former) writes.push(create(has, { id }, 'RECORD_NAME_TAKEN'));
    else if (former.id !== id)
      writes.push({ kind: 'put', key: has, item: { id }, when: [{ field: 'id', is: former.id }] });
  }
  for (const { key } of freed.values()) writes.push({ kind: 'delete', key });
  return writes;
}
