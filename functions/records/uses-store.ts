import type { Use } from './use.ts';
import type { Actor } from '#functions/actor.ts';
import type { Key } from '#functions/table/key.ts';
import { recordKeys } from './keys.ts';
import { queryAll, queryPage } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';

/** Into the commit that makes or changes the user: from then on what it uses cannot be deleted. */
export const useWrite = (actor: Actor, usedId: string, use: Use): Write<never> => ({
  kind: 'put',
  key: recordKeys.use(actor, usedId, use.kind, use.id),
  item: { ...use },
});

/**
 * Into the commit that begins a use, beside `useWrite`; `used` is the row of the record used (flat, with
 * `isDeactivated`). NOT_FOUND where it is gone, or deactivated: who deletes a record deactivates it first.
 */
export const usableWrite = (used: Key): Write<'NOT_FOUND'> => ({
  kind: 'check',
  key: used,
  when: [{ field: 'isDeactivated', is: false }],
  otherwise: 'NOT_FOUND',
});

/** Into the commit that ends the use. */
export const unuseWrite = (actor: Actor, usedId: string, { kind, id }: Pick<Use, 'kind' | 'id'>): Write<never> => ({
  kind: 'delete',
  key: recordKeys.use(actor, usedId, kind, id),
});

/** Who uses a record, `most` of them. */
export const readUses = async (actor: Actor, usedId: string, most: number): Promise<Use[]> =>
  (await queryPage(recordKeys.usesOf(actor, usedId), { consistent: true, limit: most })).items.map(
    ({ kind, id, name }) => ({
      kind,
      id,
      name,
    }),
  );

/** Ids of all of a kind that use a record. One Query, where a megabyte does not cut it short. */
export const readUserIds = async (actor: Actor, usedId: string, kind: string): Promise<string[]> =>
  (
    await queryAll(recordKeys.usesOf(actor, usedId), {
      ...{ beginsWith: `${kind}#`, consistent: true, fields: ['id'] },
    })
  ).map(({ id }) => id);
