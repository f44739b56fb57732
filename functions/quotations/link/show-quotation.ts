import type { QuoteHolderActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { feeOn } from '#functions/payments/convenience-fee.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import { dayIn } from '#shared/time.ts';
import { openOrders } from '../kart-to-pay.ts';
import type { KartItem, SentQuotation, SentVersion } from '../model.ts';
import { depositLeft, openOf, paidOf, underWay, withoutOrders } from '../payment/open-amount.ts';
import { quotationIssuer, quotedAs } from '../quoted-version.ts';
import { unpackQuotation } from '../sent-quotation.ts';
import { linkVoucher } from '../voucher/link-voucher.ts';
import { showQuestion } from '../show-question.ts';
import { readHead, readQuestions, readVersions } from '../store.ts';

type Shown = ResponseOf<typeof getQuotation>;

/** What can be paid of a version by its link; null for nothing. `head`: without orders that are over. */
function toPayOf(
  head: KartItem,
  { number, total, validTill }: SentVersion,
  { priceBreakup, deposit }: SentQuotation,
  today: string,
  gateways: readonly GatewaySetting[],
): Shown['versions'][number]['toPay'] {
  const { acceptedVersion } = head;
  const isAnother = acceptedVersion !== 0 && acceptedVersion !== number;
  const isLapsed = acceptedVersion === 0 && validTill < today;
  if (priceBreakup === 'noprice' || isAnother || isLapsed || !stateAfter('pay', head.state)) return null;
  const rest = openOf(head, { total });
  const first = depositLeft(head, { total, deposit });
  if (rest === 0) return null;
  return {
    deposit: first < rest ? first : 0,
    rest,
    gateways: gateways.map((setting) => ({
      ...{ name: setting.name, title: setting.title },
      ...{ depositFee: feeOn(setting.fee, first), restFee: feeOn(setting.fee, rest) },
    })),
  };
}

const showVersion = (
  head: KartItem,
  version: SentVersion,
  today: string,
  gateways: readonly GatewaySetting[],
): Shown['versions'][number] => ({
  ...quotedAs(head, version, today),
  toPay: toPayOf(head, version, unpackQuotation(version.packed), today, gateways),
});

/** What a quotation's link opens: the versions that stand, the newest first; undefined where it is gone. */
export async function showQuotation(actor: QuoteHolderActor): Promise<Shown | undefined> {
  const [stored, versions, questions, gateways] = await Promise.all([
    readHead(actor, actor.kartId),
    readVersions(actor, actor.kartId),
    readQuestions(actor, actor.kartId),
    import('#functions/payments/gateways/active-gateways.ts').then(({ readActiveGateways }) =>
      readActiveGateways(actor),
    ),
  ]);
  if (!stored) return undefined;
  const { head, orders } = await openOrders(actor, stored);
  // What the link itself left unpaid is open to it: the next payment takes its place.
  const byLink = new Set((head.orders ?? []).flatMap(({ orderId, isByLink }) => (isByLink ? [orderId] : [])));
  const left = new Set(
    orders.flatMap(({ orderId, state }) => (state === 'AWAITING_PAYMENT' && byLink.has(orderId) ? [orderId] : [])),
  );
  const payable = withoutOrders(head, ({ orderId }) => left.has(orderId));
  const standing = versions.filter(({ isWithdrawn }) => !isWithdrawn).toReversed();
  const today = dayIn(actor.head.zone, clock.now());
  const last = standing[0];
  return {
    quotationId: head.quotationId,
    issuer: await quotationIssuer(actor, head, last !== undefined && unpackQuotation(last.packed).isAgentBranding),
    ...{ acceptedBy: head.acceptedBy, acceptedAt: head.acceptedAt, isCancelled: head.state === 'CANCELLED' },
    payment: {
      ...{ currency: head.currency, paid: paidOf(head), underWay: underWay(payable) },
      ...{ deadline: head.paymentDeadline, hasWallet: actor.customer !== undefined },
    },
    voucher: await linkVoucher(actor, stored),
    versions: standing.map((version) => showVersion(payable, version, today, gateways)),
    questions: questions.map(showQuestion),
  };
}
