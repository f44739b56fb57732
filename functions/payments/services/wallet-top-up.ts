import type { Actor } from '#functions/actor.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import type { OrderService } from './order-service.ts';

/** The mail to who topped up, for the commit that ends the order. */
const mailed = async (
  actor: Actor,
  { userId, orderId }: OrderItem,
  said: { subject: string; heading: string; text: string },
) =>
  (await import('#functions/wallet/wallet-mail.ts')).walletMail(actor, userId, 'top-up', {
    orderId,
    subject: said.subject,
    heading: said.heading,
    paragraphs: [said.text, `Order ${orderId.slice(0, 10)}. It is not linked to a booking.`],
  });

/** The wallet's side: its money leaves clearing once, in the commit that completes the order. */
async function completed(actor: Actor, order: OrderItem): Promise<Write<'WALLET_BUSY'>[]> {
  const { orderId, serviceName, owner, amount: minor, currency, remark } = order;
  const wallet = await readWallet(actor, owner, currency);
  const money = formatMoney(minor, currency);
  return [
    ...creditWrites(actor, {
      ...{ wallet, minor, against: 'clearing', kind: 'topUp', reference: orderId, remark },
      order: { serviceName, bookingId: '' },
    }),
    ...(await mailed(actor, order, {
      subject: `${money} added to your wallet`,
      heading: 'Your wallet was topped up',
      text: `${money} was added to your wallet. The balance is now ${formatMoney(wallet.balance + minor, currency)}.`,
    })),
  ];
}

/** Money paid into a wallet through a gateway: done once it is paid, and no booking. */
export const walletTopUpService: OrderService = {
  permission: 'flights.book',
  permissionForCustomer: 'flights.bookForCustomer',
  isForWallets: false,
  isCredited: true,
  refusals: {
    FORBIDDEN: 'A wallet cannot be topped up from a wallet.',
    ORDER_EXPIRED: 'The time limit for this top-up has passed. Nothing was added to your wallet.',
    ORDER_UNPAID: 'This top-up has not been paid.',
  },
  backTo: () => '/app/user/transactionHistory?topUp=1',
  keysOf: () => [],
  payable: (actor, order) => ({
    prepare: async () => ({ twins: [], writes: () => [] }),
    describe: async () => ({ bookingId: '', pnr: '', fareFamily: '', segments: [], duplicates: [] }),
    complete: async () => ok(await completed(actor, order)),
    refunded: () => {
      const money = formatMoney(paidInAll(order), order.currency);
      return mailed(actor, order, {
        subject: `${money} refunded`,
        heading: 'Your top-up was refunded',
        text: `${money} was refunded to your original payment method. Nothing was added to your wallet.`,
      });
    },
    sentBack: async (payment) =>
      (await import('#functions/payments/returned-mail.ts')).returnedMail(actor, order, payment, {
        what: 'top-up',
        nothing: 'Nothing was added to your wallet.',
      }),
  }),
  dropWrites: () => [],
};
