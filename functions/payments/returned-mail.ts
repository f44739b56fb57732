import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { keptTaking, titleIn } from './shown-orders-store.ts';
import type { OrderItem } from './model.ts';
import type { SentBack } from './services/order-service.ts';

/** What a service calls what its order pays for, in the mail about a payment that did not pay for it. */
interface Named {
  /** `top-up`, after `your`. */
  what: string;
  /** What the payment did not do, where no other one had. */
  nothing: string;
}

/** The mail to whoever paid it, for the commit that it is back in: which payment, how much, by whom, since when. */
export async function returnedMail(
  actor: Actor,
  { orderId, userId }: OrderItem,
  { gateway, paymentId, minor, currency, ours, isSecond }: SentBack,
  { what, nothing }: Named,
): Promise<Write<never>[]> {
  const title = titleIn((await keptTaking(actor)).gateways, gateway);
  const local = msToLocal(clock.now(), actor.head.zone);
  const at = `${formatDay(local)}, ${local.slice(11)} (${actor.head.zone})`;
  const money = formatMoney(minor, currency);
  const went =
    ours > 0
      ? `was refunded to the original payment method on ${at}. Your bank decides when it appears on your statement.`
      : `was already refunded by ${title}. There is nothing more to come.`;
  return walletMail(actor, userId, 'payment-returned', {
    subject: isSecond ? `${money} refunded: paid twice` : `${money} refunded`,
    heading: isSecond ? 'A second payment was refunded' : 'A payment was refunded',
    paragraphs: [
      `${money} by ${title}, payment ${paymentId}, ${went}`,
      isSecond ? `This is not the payment that paid for your ${what}.` : nothing,
      `Order ${orderId.slice(0, 10)}.`,
    ],
    opens: { label: 'Open the order', path: `/user/payments/${orderId}` },
    orderId,
  });
}
