import type { UserActor } from '#functions/actor.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { holds } from '#shared/permissions/holds.ts';

const isRate = (kind: RecordKind): boolean => kind === 'ticketRate' || kind === 'transferRate';

/** Whether somebody who may view, or change, masters may do so with this kind: rates ask for a permission of their own. */
export const mayTouch = (actor: UserActor, kind: RecordKind, act: 'view' | 'edit'): boolean =>
  !isRate(kind) || holds(actor, act === 'view' ? 'rates.view' : 'rates.edit');
