import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Context } from '#functions/http/context.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import type { AnswerOf, RequestOf } from '#shared/contract.ts';
import { isPerPaxOf, isPrivate } from '#shared/destination/rates/sharing.ts';
import { conflict, fail, type FieldErrors, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { AreaTransferItem, Named } from './model.ts';
import { showTransfer } from './show.ts';
import { readNamed, readTransfer } from './store.ts';
import { changeTransferWrites, createTransferWrites } from './transfer-writes.ts';

type Request = RequestOf<typeof createTransfers>;
type Answer = AnswerOf<typeof createTransfers>;

/** CONFLICT brings the transfer as it stands by now where it was changed since the version named. */
export const createTransfersHandler = handle(createTransfers, (actor, request, context) =>
  untilItStands(() => save(actor, request, context)),
);

async function save(actor: UserActor, request: Request, context: Context): Promise<Answer> {
  const { id, version } = request;
  const before = id === undefined ? undefined : await readTransfer(actor, id);
  if (id !== undefined && !before) return fail('NOT_FOUND');
  const next = transferOf(request, before);
  const named = await readNamed(actor, before ? [before, next] : [next]);
  if (before && version !== undefined && version !== before.version)
    return conflict({ record: showTransfer(actor, before, named) });
  const isThere = named.areas.has(next.fromId) && named.areas.has(next.toId) && named.markets.has(next.marketId);
  if (!isThere) return fail('NOT_FOUND');
  const errors = noLongerOffered(next, before, named);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  if (before && isSame(before, next)) return ok({ transfer: showTransfer(actor, before, named) });
  const answer = { transfer: showTransfer(actor, next, named) };
  const writes = before ? changeTransferWrites(actor, before, next, named) : createTransferWrites(actor, next, named);
  const done = await commit(actor, [...writes, ...context.claim(answer)]);
  return done.ok ? ok(answer) : done;
}

/** As it is to be: per pax follows the sharing basis, and bounds of guests are a private vehicle's. */
function transferOf(request: Request, before: AreaTransferItem | undefined): AreaTransferItem {
  const { sharingBasis, minPax = null, maxPax = null } = request;
  const isBounded = isPrivate(sharingBasis);
  return {
    id: before?.id ?? randomId(100),
    fromId: request.from,
    toId: request.to,
    marketId: request.marketId,
    description: request.description,
    transferType: request.transferType,
    sharingBasis,
    amount: request.amount,
    cost: request.cost === undefined ? (before?.cost ?? null) : request.cost,
    isStandAlone: request.isStandAlone,
    isPerPax: isPerPaxOf(sharingBasis),
    minPax: isBounded ? minPax : null,
    maxPax: isBounded ? maxPax : null,
    validFromDate: request.validFromDate,
    validTillDate: request.validTillDate,
    isDeactivated: before?.isDeactivated ?? false,
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? instant(clock.now()),
  };
}

const AREA_OFF = 'This area is deactivated.';
const MARKET_OFF = 'This market is deactivated.';

/** What it would begin to use though it is offered no longer, by field. What it uses already it may keep. */
function noLongerOffered(
  next: AreaTransferItem,
  before: AreaTransferItem | undefined,
  { areas, markets }: Named,
): FieldErrors {
  const kept = [before?.fromId, before?.toId];
  const isOff = (areaId: string) => areas.get(areaId)?.isDeactivated === true && !kept.includes(areaId);
  return {
    ...(isOff(next.fromId) && { from: AREA_OFF }),
    ...(isOff(next.toId) && { to: AREA_OFF }),
    ...(markets.get(next.marketId)?.isDeactivated && before?.marketId !== next.marketId && { marketId: MARKET_OFF }),
  };
}

/** Whether two show the same, whichever change they are. */
const isSame = (one: AreaTransferItem, other: AreaTransferItem): boolean =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
