import type { Actor } from '#functions/actor.ts';
import type { OwnMarkup } from '#functions/markups/model.ts';
import { userKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { LegalEntityItem } from '../model.ts';

/** Whether TDS is deducted from a company's commission. NOT_FOUND where it is gone. */
export const taxSettingWrites = (
  actor: Actor,
  legalEntityId: string,
  isTdsDeductable: boolean,
): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: userKeys.legalEntity(actor, legalEntityId),
  set: { isTdsDeductable },
  when: [{ exists: true }],
  otherwise: 'NOT_FOUND',
});

/**
 * What an agency adds for its own customers, in place of what was read: a switch alone keeps the value. CONFLICT where it
 * was changed since, NOT_FOUND where the company is gone.
 */
export const ownMarkupWrites = (
  actor: Actor,
  { legalEntityId, ownMarkup: before }: Pick<LegalEntityItem, 'legalEntityId' | 'ownMarkup'>,
  ownMarkup: OwnMarkup,
): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: userKeys.legalEntity(actor, legalEntityId),
  set: { ownMarkup },
  when: [
    { exists: true },
    ...(before
      ? (['kind', 'value', 'isOn'] as const).map((field) => ({ field: `ownMarkup.${field}`, is: before[field] }))
      : [{ field: 'ownMarkup', missing: true } as const]),
  ],
  otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
});
