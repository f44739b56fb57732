import type { Answer, SupplierBooking, SupplierCall, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { type Account, asked } from './asking.ts';
import { bookingOf, markOf } from './map-order.ts';
import type { Told } from './memory.ts';
import { type DuffelOrder, orderAnswer, ordersPage } from './wire.ts';

/** Orders are looked through so far back: 5,000 of an account. Beyond that nothing is known, and nothing said. */
const PAGES = 25;
const PAGE = 200;
/** An order that nobody heard of may still be made for so long after it was asked for, ms. */
export const QUIET = 10 * MINUTE;
/** The same where Duffel said that it had taken the request. */
export const QUIET_IF_ACCEPTED = DAY;

/** An order by Duffel's id. NOT_FOUND too where it is another site's of the same account. */
export async function readOrder(
  { askOfBooking }: Account,
  { signal, site }: SupplierCall,
  id: string,
): Promise<Outcome<DuffelOrder, SupplierFailure>> {
  const answer = asked(
    await askOfBooking({ method: 'GET', path: `/air/orders/${encodeURIComponent(id)}`, answer: orderAnswer, signal }),
  );
  if (!answer.ok) return answer;
  const order = answer.value.data;
  return markOf(order).portolan_site === site ? ok(order) : fail('NOT_FOUND');
}

/**
 * The id of the order that carries our reference. Duffel filters by no metadata and promises no order, so that only
 * having seen every page says NOT_FOUND.
 */
async function findOrder(
  { askOfBooking }: Account,
  { signal, site }: SupplierCall,
  clientReference: string,
): Promise<Outcome<string, SupplierFailure>> {
  let after = '';
  for (let page = 0; page < PAGES; page++) {
    const answer = asked(
      await askOfBooking({
        method: 'GET',
        path: `/air/orders?limit=${PAGE}${after && `&after=${encodeURIComponent(after)}`}`,
        answer: ordersPage,
        signal,
      }),
    );
    if (!answer.ok) return answer.code === 'NOT_FOUND' ? fail('SUPPLIER_FAILED') : answer;
    const found = answer.value.data.find((order) => {
      const mark = markOf(order);
      return mark.portolan_booking === clientReference && mark.portolan_site === site;
    });
    if (found) return ok(found.id);
    after = answer.value.meta?.after ?? '';
    if (!after) return fail('NOT_FOUND');
  }
  return fail('SUPPLIER_FAILED');
}

/**
 * What became of what was told: NOT_FOUND only where it surely came to nothing, now and later. As long as an order may
 * still appear the outcome is unknown.
 */
export async function whatBecame(
  account: Account,
  call: SupplierCall,
  clientReference: string,
  told: Told,
): Answer<SupplierBooking> {
  if (told.refused) return fail('NOT_FOUND');
  const found = told.orderId ? ok(told.orderId) : await findOrder(account, call, clientReference);
  if (!found.ok) {
    const isQuiet = call.now - told.at >= (told.isAccepted ? QUIET_IF_ACCEPTED : QUIET);
    return found.code === 'NOT_FOUND' && !isQuiet ? fail('SUPPLIER_FAILED') : found;
  }
  if (!told.orderId) await account.memory.keep(clientReference, { ...told, orderId: found.value });
  const order = await readOrder(account, call, found.value);
  // An order that was there cannot have gone.
  if (!order.ok) return order.code === 'NOT_FOUND' ? fail('SUPPLIER_FAILED') : order;
  return ok(bookingOf(order.value, call.now));
}

/** By our reference. What was never told is nowhere. */
export async function retrieveAtDuffel(
  account: Account,
  call: SupplierCall,
  clientReference: string,
): Answer<SupplierBooking> {
  const told = await account.memory.told(clientReference);
  return told ? whatBecame(account, call, clientReference, told) : fail('NOT_FOUND');
}
