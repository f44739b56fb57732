import type { OrderItem } from '#functions/payments/model.ts';
import { CancellationType, type CancellationTypeId, RequestType, type RequestTypeId } from '#shared/changes/model.ts';
import { fail, type Failure } from '#shared/errors.ts';
import type { ChangeItem } from '../model.ts';

type Sides = Pick<OrderItem, 'boughtFrom' | 'soldTo'>;

/** Said at the site that bought a booking through a link. */
const theyCarryOut = 'A partner supplies this booking. Call their desk: they set the charges and complete the request.';
/** Said at the site that sold one. */
const theyAsk = 'A partner sold this booking. Their desk requests changes on their own site: call them.';
/** Said to whoever wants other flights for it. */
const notReissued = 'Other flights cannot be requested for this booking. It can be refunded, and booked again.';

/**
 * Why nothing of the kind is begun of an order's booking here: by its supplier no more than where the airline cancelled the
 * flights, and other flights by nobody; undefined where it may be.
 */
export function notBegun(
  { boughtFrom, soldTo }: Sides,
  {
    RequestType: requestType,
    CancellationType: why,
  }: { RequestType: RequestTypeId; CancellationType: CancellationTypeId },
): Failure<'ILLEGAL_TRANSITION'> | undefined {
  if (soldTo && why !== CancellationType.FlightCancelled) return fail('ILLEGAL_TRANSITION', { message: theyAsk });
  return (boughtFrom ?? soldTo) && requestType === RequestType.ChangeItinerary
    ? fail('ILLEGAL_TRANSITION', { message: notReissued })
    : undefined;
}

/**
 * Whose desk to call before anybody says here what a request costs or that it is done; undefined where this desk does: of
 * what it supplies itself, and of what a partner's site asked for.
 */
export function deskToCall(
  { boughtFrom, soldTo }: Sides,
  change: ChangeItem,
): Failure<'ILLEGAL_TRANSITION'> | undefined {
  if (boughtFrom) return fail('ILLEGAL_TRANSITION', { message: theyCarryOut });
  return soldTo && !change.partner ? fail('ILLEGAL_TRANSITION', { message: theyAsk }) : undefined;
}

/** The same before anybody accepts or takes back here what a partner's site asked for. */
export const askerToCall = ({ partner }: Pick<ChangeItem, 'partner'>): Failure<'ILLEGAL_TRANSITION'> | undefined =>
  partner?.does === 'sells' ? fail('ILLEGAL_TRANSITION', { message: theyAsk }) : undefined;

/** The same before the desk that asked rejects what its customer has accepted: its partner is carrying it out. */
export const carrierToCall = ({
  partner,
  state,
}: Pick<ChangeItem, 'partner' | 'state'>): Failure<'ILLEGAL_TRANSITION'> | undefined =>
  partner?.does === 'supplies' && state !== 'Asked' && state !== 'ChargesSet'
    ? fail('ILLEGAL_TRANSITION', { message: theyCarryOut })
    : undefined;

/** Said where the partner's customer got money back otherwise already. */
export const settledThere =
  'The partner has already refunded its customer part of this booking. Call their desk before you go on.';
/** Said where the partner's booking has other flights than the one here. */
export const otherFlightsThere =
  'The partner’s site does not show the airline’s latest flights yet. It follows within minutes: complete the request then.';
/** Said where the supplier would give back less than what was accepted at the site that asked. */
export const acceptedThere =
  'The partner’s customer accepted other charges. Complete it at those, or reject it: they can then request it again.';
