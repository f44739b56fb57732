import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { stillThere } from '#functions/users/writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { dayIn } from '#shared/time.ts';
import { setCreditLimit } from '#shared/wallet/set-credit-limit.ts';
import { atWallet } from './at-wallet.ts';
import { dayBounds } from './statement/read-statement.ts';
import { readWallet, walletOwnerOf } from './store.ts';
import { creditLimitWrites } from './writes.ts';

/** Nobody gives themselves credit. A limit below what is in use stands: no debit passes until it is paid back. */
export const setCreditLimitHandler = handle(setCreditLimit, async (actor, request) => {
  const { userId, creditLimit, currency, reason, until } = request;
  if (creditLimit < 0) return fail('VALIDATION', { errors: { creditLimit: 'Enter zero or more.' } });
  const { zone } = actor.head;
  if (until && until < dayIn(zone, clock.now()))
    return fail('VALIDATION', { errors: { until: 'Please choose today or a later date.' } });
  const owner = await walletOwnerOf(actor, userId);
  if (!owner) return fail('NOT_FOUND');
  if (owner === actor.owner) return fail('FORBIDDEN', { message: 'Someone else must set your own credit limit.' });
  return atWallet(actor, { site: actor.site, owner, currency }, async () => {
    const wallet = await readWallet(actor, owner, currency);
    const change = { reason, ...(until && { until: Date.parse(dayBounds(until, zone).last) + 1 }) };
    const done = await commit(
      actor,
      [...stillThere(actor, userId), ...creditLimitWrites(actor, wallet, creditLimit, change)],
      { busy: 'WALLET_BUSY' },
    );
    return done.ok ? ok({ currency, balance: wallet.balance, creditLimit }) : done;
  });
});
