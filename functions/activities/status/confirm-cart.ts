import type { UserActor } from '#functions/actor.ts';
import { drivesDueWrites } from '#functions/activities/booked/drives-writes.ts';
import { newVoucher } from '#functions/activities/booked/voucher-writes.ts';
import type { BookedHead, Cart } from '#functions/activities/cart/model.ts';
import { changeCartWrites } from '#functions/activities/cart/writes.ts';
import { invoiceDueWrite } from '#functions/invoices/invoice-writes.ts';
import type { Write } from '#functions/table/write.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { formatDay } from '#shared/time.ts';

const NO_NUMBER = 'Please enter a confirmation number.';

/**
 * What a confirmation by the desk writes: the voucher, and the numbers of what is not confirmed at once. VALIDATION, at its
 * number, where one is missing. CONFLICT where the cart moved on.
 */
export async function confirmCartWrites(
  actor: UserActor,
  { head, items }: Cart,
  booked: BookedHead['booked'],
  numbers: readonly { itemId: string; number: string }[],
): Promise<Outcome<Write<never>[], 'VALIDATION'>> {
  const known = new Map(numbers.map(({ itemId, number }) => [itemId, number]));
  const missing = items.filter(({ id, sold }) => !sold?.isInstant && !known.get(id));
  if (missing.length)
    return fail('VALIDATION', {
      message: NO_NUMBER,
      errors: Object.fromEntries(missing.map(({ id }) => [`confirmations.${id}`, NO_NUMBER])),
    });
  if (numbers.some(({ itemId }) => !items.some(({ id }) => id === itemId)))
    return fail('VALIDATION', { message: 'A number is for an activity that is not in this cart.' });
  const { voucher, code, writes } = await newVoucher(actor, head.id);
  const next: BookedHead = {
    ...head,
    status: 'CONFIRMED',
    booked: { ...booked, voucher, confirmations: Object.fromEntries(known) },
  };
  const heading = 'Your activities are confirmed';
  return ok([
    ...changeCartWrites(actor, head, next, { told: { event: 'confirm', note: [...known.values()].join(', ') } }),
    ...writes,
    ...drivesDueWrites(actor, next),
    invoiceDueWrite(actor, booked.orderId),
    ...(await walletMail(actor, head.userId, 'activity', {
      ...{ orderId: booked.orderId, subject: heading, heading },
      paragraphs: [
        `${booked.leadGuest}, from ${formatDay(booked.firstDate)}.`,
        'All of it is confirmed. Show the voucher on the day.',
      ],
      opens: { label: 'Open the voucher', path: `/activities/voucher/${code}` },
    })),
  ]);
}
