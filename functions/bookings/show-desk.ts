import type { UserActor } from '#functions/actor.ts';
import type { CostSide } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { readSuppliers } from '#functions/site/store.ts';
import type { BookingAccounting, BookingDesk } from '#shared/bookings/get-booking-details.ts';
import { BookingStatus, isOpen } from '#shared/bookings/model.ts';
import { isLed } from '#shared/payments/model.ts';
import { instant } from '#shared/time.ts';
import { isUnpaidHold } from './hold-end.ts';
import type { BookingItem } from './model.ts';
import { isChangeToAccept, isNumbersMissing } from './staff-cases.ts';

type Order = Extract<Awaited<ReturnType<typeof readOrder>>, { ok: true }>['value'];

/**
 * What staff alone read of a booking: what can be done where it has no end yet, or its ticket numbers did not come, null
 * once nothing is left to do; and what it cost both sides. Everybody else reads neither.
 */
export async function showDesk(
  actor: UserActor,
  booking: BookingItem,
): Promise<{ desk: BookingDesk | null; accounting?: BookingAccounting | undefined }> {
  if (actor.userType !== 'staff') return { desk: null };
  const [order, ...reissues] = await Promise.all(
    [booking, ...(booking.reissueOrders ?? [])].map(async ({ orderId }) => {
      const found = await readOrder(actor, orderId);
      return found.ok ? found.value : undefined;
    }),
  );
  const orders = order ? [order, ...reissues.filter((one) => one !== undefined)] : [];
  const desk = deskOf(booking, order);
  const partner = desk && order?.boughtFrom && (await partnerOf(actor, booking));
  return {
    desk: desk && (partner ? { ...desk, partner } : desk),
    accounting: accountingOf(actor.site, booking, orders),
  };
}

/** What the site calls the partner that it bought a booking from. */
async function partnerOf(actor: UserActor, { source }: BookingItem): Promise<string> {
  const setting = (await readSuppliers(actor)).find(({ name }) => name === source);
  return String(setting?.settings.companyName ?? source);
}

function deskOf(booking: BookingItem, order: Order | undefined): BookingDesk | null {
  const references = {
    supplier: booking.source,
    ourReference: booking.bookingId,
    supplierReference: booking.supplierReference,
  };
  if (isChangeToAccept(booking) || isNumbersMissing(booking))
    return {
      ...references,
      about: isChangeToAccept(booking) ? 'airlineChange' : 'ticketNumbers',
      since: booking.ticketedAt ?? booking.createdAt,
      mayAskAgain: false,
      mayRefund: false,
    };
  if (!isOpen(booking.statusId) || isUnpaidHold(booking)) return null;
  if (!order) return null;
  const { state, unknownSince, boughtFrom } = order;
  return {
    ...references,
    about: 'outcome',
    since: unknownSince === undefined ? booking.createdAt : instant(unknownSince),
    mayAskAgain: isLed(state),
    mayRefund: state === 'UNKNOWN' && !boughtFrom,
  };
}

/** An order as far as it says what it costs: the customer, and who pays whom for it. Minor units. */
interface PaidOrder {
  amount: number;
  costs: readonly Pick<CostSide, 'site' | 'minor' | 'inputTax' | 'tdsCredit'>[];
}

/**
 * What a booking cost this site and its customer, by the order that bought it and those that paid for its reissues; what
 * reissues gave back is taken off, refunds and convenience fees are not counted. Minor units. Undefined where its order
 * is not known, and of what was never booked.
 */
export function accountingOf(
  site: string,
  { statusId, reissued }: Pick<BookingItem, 'statusId' | 'reissued'>,
  orders: readonly PaidOrder[],
): BookingAccounting | undefined {
  if (orders.length === 0 || statusId === BookingStatus.Failed || statusId === BookingStatus.Released) return undefined;
  const { payable, serviceFee, gst } = reissued ?? { payable: 0, serviceFee: 0, gst: 0 };
  const costs = orders.flatMap((order) => order.costs.filter((side) => side.site === site));
  const inputTax = costs.reduce((sum, side) => sum + (side.inputTax ?? 0), 0);
  const tdsCredit = costs.reduce((sum, side) => sum + (side.tdsCredit ?? 0), 0);
  return {
    middleManWl: {
      cost: costs.reduce((sum, { minor }) => sum + minor, payable),
      ...(inputTax && { inputTax }),
      ...(tdsCredit && { tdsCredit }),
    },
    endCustomer: { cost: orders.reduce((sum, { amount }) => sum + amount, payable + serviceFee + gst) },
  };
}
