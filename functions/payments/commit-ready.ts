import type { Actor } from '#functions/actor.ts';
import type { NamedWallet } from '#functions/wallet/at-wallet.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type FailureCode, type Outcome } from '#shared/errors.ts';
import type { OrderItem } from './model.ts';
import type { Ready, ThroughRefusal } from './services/order-service.ts';

/**
 * Commits a payment by who pays, or, of what another site supplies, for both sites: FARE_EXPIRED where their link ended or the
 * wallet there is short. Wakes nobody.
 */
export async function commitReady<const F extends FailureCode>(
  actor: Actor,
  { through }: Pick<Ready, 'through'>,
  writes: readonly Write<F>[],
): Promise<Outcome<void, F | ThroughRefusal | 'CONFLICT' | 'BUSY'>> {
  const busy = 'WALLET_BUSY';
  if (actor.kind === 'link') throw new Error('a link pays for nothing by itself');
  if (!through) return commit(actor, writes, { busy });
  const both: readonly Write<F | ThroughRefusal>[] = [...writes, ...through.writes()];
  const done = await commit(through.link, both, { busy });
  if (done.ok) return done;
  const { code } = done;
  return code === 'FORBIDDEN' ? fail('FARE_EXPIRED') : { ...done, code };
}

/** The wallet whose turn a payment takes: of what was bought through a link the site's at its supplier, which all its customers pay from. */
export const mostWantedWallet = (
  { site }: Pick<Actor, 'site'>,
  { owner, currency, boughtFrom }: Pick<OrderItem, 'owner' | 'currency' | 'boughtFrom'>,
): NamedWallet => (boughtFrom ? { site: boughtFrom.site, owner: `SITE#${site}`, currency } : { site, owner, currency });

/** The order that a worker leads on where one was bought through a link: the supplier's, for both. */
export const ledBy = (
  actor: Actor,
  { orderId, boughtFrom }: Pick<OrderItem, 'orderId' | 'boughtFrom'>,
): { site: string; orderId: string } =>
  boughtFrom ? { site: boughtFrom.site, orderId: boughtFrom.orderId } : { site: actor.site, orderId };

/** Wakes who leads on what was paid: the worker of the site that supplies it. It may get lost. */
export const wakeReady = (actor: Actor, { through }: Pick<Ready, 'through'>, orderId: string): Promise<void> =>
  wake(
    through
      ? { kind: 'booking', site: through.link.site, orderId: through.orderId }
      : { kind: 'booking', site: actor.site, orderId },
  );
