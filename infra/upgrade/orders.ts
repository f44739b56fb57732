import type { JobActor } from '#functions/actor.ts';
import { orderPlaces, paymentPlaces } from '#functions/payments/list-writes.ts';
import type { OrderItem, PaymentItem, PaymentOutcome, PaymentSettings } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { leaving } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

/** What came of payments begun before that was kept: as far as their order and the task that asks the gateways tell. */
async function outcomeOf(actor: JobActor, { orderId, attempts }: PaymentItem, order: OrderItem) {
  const isPaid =
    order.paidBy?.method === 'gateway' &&
    attempts.some(({ gateway }) => order.paidBy?.method === 'gateway' && gateway === order.paidBy.gateway);
  if (isPaid) return 'PAID';
  return (await getItem(keys.orderTask(actor, orderId, 'SETTLE'))) ? 'OPEN' : 'ABANDONED';
}

export const orderUpgrades: readonly Upgrade[] = [
  upgradeOf<OrderItem>({
    rows: 'orders',
    at: /^S#[^#]+#ORD#[^#]+ \/ A$/,
    to: 2,
    dependsOn: ['state'],
    bringUpToDate: (actor, order) => orderPlaces(actor, order),
  }),
  upgradeOf<PaymentItem>({
    rows: 'payments at gateways',
    at: /^S#[^#]+#PAY#[^#]+ \/ A$/,
    to: 2,
    dependsOn: ['count', 'outcome'],
    async bringUpToDate(actor, payment) {
      const order = await readOrder(actor, payment.orderId);
      if (!order.ok) return {};
      const { amount, currency } = order.value;
      const outcome: PaymentOutcome = payment.outcome ?? (await outcomeOf(actor, payment, order.value));
      const { set, remove } = paymentPlaces(actor, { ...payment, amount, currency, outcome });
      return { set: { amount, currency, outcome, ...set }, remove };
    },
  }),
  upgradeOf<Item>({
    rows: 'claims of gateways’ payments',
    at: /^P#GW#/,
    to: 2,
    dependsOn: [],
    bringUpToDate: () => ({ remove: ['card', ...leaving('gsi1')] }),
  }),
  upgradeOf<PaymentSettings>({
    rows: 'payment settings',
    at: /^S#[^#]+#SITE \/ PAYMENTS$/,
    to: 2,
    dependsOn: [],
    bringUpToDate: (actor, { gateways, bankDetails }) =>
      bankDetails
        ? {
            remove: ['bankDetails'],
            beside: paymentSettingsWrites(actor, { gateways, bankDetails }).filter(({ key }) => key.sk === 'BANK'),
          }
        : {},
  }),
];
