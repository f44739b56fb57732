import type { TesterActor } from '#functions/actor.ts';
import { testerOf } from '#functions/actors/tester.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { originAt } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { playMoneyWrites } from '#functions/wallet/play-money.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { LONGEST_KEY_DAYS, MOST_KEYS } from '#shared/keys/limits.ts';
import { addDays, dayIn } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { committerOf, readHolder } from './holder.ts';
import type { KeyItem } from './model.ts';
import { isActive, showKey } from './show-key.ts';
import { readOwnKeys } from './store.ts';
import { createKeyWrites } from './writes.ts';

const TAKEN = 'Another key has this name. Please choose another, or end that one first.';

/** The answer holds the secret, so no repeat gets it: the call is under no idempotency key. */
export const createKeyHandler = handle(
  createKey,
  async (actor, { until, mailTo, isTest, ...asked }, { host, origin }) => {
    const found = await readHolder(actor);
    if (!found.ok) return found;
    const holder = found.value;
    const { zone } = actor.head;
    const today = dayIn(zone, clock.now());
    if (until < today) return fail('VALIDATION', { errors: { until: 'Please choose today or a later day.' } });
    if (until > addDays(today, LONGEST_KEY_DAYS))
      return fail('VALIDATION', { errors: { until: 'A key works for a year at most.' } });
    const active = (await readOwnKeys(scopeOf(actor, createKey))).filter(({ key }) => isActive(key));
    if (active.length >= MOST_KEYS) return fail('TOO_MANY_KEYS');
    const tester = isTest ? await testerOf(actor) : undefined;
    if (isTest && !tester) return fail('VALIDATION', { errors: { isTest: 'There are no test keys here yet.' } });
    const { key, token, writes } = createKeyWrites(
      actor,
      holder,
      {
        ...asked,
        mailTo: mailTo || (holder.kind === 'partner' ? holder.stay.email : actor.email),
        endsAt: localToMs(`${addDays(until, 1)}T00:00`, zone),
      },
      tester,
    );
    const done = await commit(tester ?? committerOf(actor, holder), [
      ...writes,
      ...(tester ? await firstMoney(tester, key) : []),
    ]);
    if (!done.ok)
      return done.code === 'RECORD_NAME_TAKEN'
        ? fail('RECORD_NAME_TAKEN', { errors: { name: TAKEN }, message: TAKEN })
        : done;
    const address = tester ? originAt((await readSite(tester)).domain, { host, origin }) : origin;
    return ok({ key: showKey({ key, callsToday: 0, lastUsedAt: undefined }), token, address });
  },
);

/** What a company's first test key begins with, and each further one fills up. */
const firstMoney = async (tester: TesterActor, { owner }: KeyItem) =>
  playMoneyWrites(tester, await readWallet(tester, owner, tester.head.currency), 0);
