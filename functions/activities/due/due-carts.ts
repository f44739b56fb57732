import type { JobActor } from '#functions/actor.ts';
import { keptOf } from '#functions/activities/booked/kept-of.ts';
import { earnedFrom } from '#functions/activities/booked/paid-writes.ts';
import { overFrom } from '#functions/activities/cart/expiry-writes.ts';
import type { Booked, CartItem, SoldItem } from '#functions/activities/cart/model.ts';
import { readCart } from '#functions/activities/cart/store.ts';
import { changeCartWrites, headWrite } from '#functions/activities/cart/writes.ts';
import { clock } from '#functions/clock.ts';
import { paidFee } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { shareOf } from '#functions/payments/refunds/refund-lines.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, moveTask } from '#functions/tasks/writes.ts';
import type { HouseLine } from '#functions/wallet/model.ts';
import type { CartState } from '#shared/activities/cart/lifecycle.ts';
import { DAY, instant } from '#shared/time.ts';
import { earnedWrites } from './earned-writes.ts';

type Due = DueTask<TaskSubject>;

/** A cart that nobody checked out is over once its last day is, or nobody touched it for long. */
export async function expireCart(actor: JobActor, { key, subject }: Due): Promise<void> {
  const cart = await readCart(actor, subject.reference);
  if (cart?.head.status !== 'DRAFT') return void (await commit(actor, [endTask(key)]));
  const { head, items } = cart;
  const over = overFrom(actor, head, items);
  if (over > clock.now()) return void (await commit(actor, [moveTask(key, over)]));
  await commit(actor, [
    ...changeCartWrites(actor, head, { ...head, status: 'EXPIRED' }, { told: { event: 'expire', note: '' } }),
    endTask(key),
  ]);
}

/**
 * A visit as it is earned, of what was not given back: its part of the tax, as its papers have it, and of what the supplier is
 * owed, the rest the site's own. Minor units.
 */
export function earnedLines(sold: SoldItem, kept: number): HouseLine[] {
  if (kept <= 0) return [];
  const taxed = keptOf(sold, kept).tax;
  const owed = shareOf(sold.cost ?? 0, { before: 0, now: kept, whole: Math.max(sold.total, kept) });
  return [
    { account: 'clearing', minor: -kept },
    { account: 'tax:gst', minor: taxed },
    { account: 'supplierPayable:destination', minor: owed },
    { account: 'revenue:activities', minor: kept - taxed - owed },
  ];
}

/**
 * What of a rejected cart its refund did not give back, because as much had gone back at the gateway's own dashboard as a
 * matter of its own: that is what answers for it, and nobody earns it. `fee`: of what the way of paying cost. Minor units.
 */
const borneLines = (kept: number, fee: number): HouseLine[] => [
  { account: 'clearing', minor: -kept },
  { account: 'revenue:convenienceFee', minor: -fee },
  { account: 'outsideRefunds', minor: kept + fee },
];

/** What of a fee for the way of paying did not go back with visits. Minor units. */
const feeKept = (order: OrderItem, { refunds = {} }: Booked): number =>
  paidFee(order) - ((order.refunds ?? 0) - Object.values(refunds).reduce((sum, minor) => sum + minor, 0));

/** One line an account. */
function joined(lines: readonly HouseLine[]): HouseLine[] {
  const sums = new Map<HouseLine['account'], number>();
  for (const { account, minor } of lines) sums.set(account, (sums.get(account) ?? 0) + minor);
  return [...sums].map(([account, minor]) => ({ account, minor }));
}

/** Carts whose money comes to rest; that of one that waits for the desk does not yet. */
const earns: readonly CartState[] = ['CONFIRMED', 'REDEEMED', 'CANCELLED', 'REJECTED'];

type Sold = CartItem & { sold: SoldItem };

/** The day after each visit, what was paid for it and stayed paid is earned, once; of a rejected cart nothing is. */
export async function earnCart(actor: JobActor, { key, subject }: Due): Promise<void> {
  const cart = await readCart(actor, subject.reference);
  const booked = cart?.head.booked;
  if (!cart || !booked) return void (await commit(actor, [endTask(key)]));
  const now = clock.now();
  if (!earns.includes(cart.head.status)) return void (await commit(actor, [moveTask(key, now + DAY)]));
  const open = cart.items.filter((item): item is Sold => item.sold !== undefined && !booked.earned?.[item.id]);
  const due = open.filter(({ date }) => earnedFrom(actor, date) <= now);
  const order = await readOrder(actor, booked.orderId);
  if (!order.ok) return;
  const next = open.find((item) => !due.includes(item));
  const earned = { ...booked.earned, ...Object.fromEntries(due.map(({ id }) => [id, instant(now)])) };
  const keptOfDue = due.map(({ id, sold }) => ({ sold, kept: sold.total - (booked.refunds?.[id] ?? 0) }));
  const lines =
    cart.head.status === 'REJECTED'
      ? borneLines(
          keptOfDue.reduce((sum, { kept }) => sum + kept, 0),
          booked.earned ? 0 : feeKept(order.value, booked),
        )
      : joined(keptOfDue.flatMap(({ sold, kept }) => earnedLines(sold, kept)));
  await commit(actor, [
    ...(due.length
      ? [
          headWrite(actor, cart.head, { ...cart.head, booked: { ...booked, earned } }, 'BUSY'),
          ...earnedWrites(actor, cart.head.id, order.value, lines),
        ]
      : []),
    next ? moveTask(key, earnedFrom(actor, next.date)) : endTask(key),
  ]);
}
