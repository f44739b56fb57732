import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { makeKey } from '#test/keys/make-key.ts';
import { benchTable, signedIn } from './bench-table.ts';
import { askGood, timesOf } from './call-figures.ts';
import type { Figure } from './figure.ts';
import { recordTable, tripsOf } from './table-recorder.ts';

/** What counting a call may take beside the call, in puts of one row. */
const MOST_PUTS = 2.2;
const isWrite = ({ name }: { name: string }) => /^(?:Put|Update|Delete|TransactWrite)/.test(name);

/** A call by a program's key beside the same call by a session of its owner. */
export async function keyFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const owner = await signedIn(table.user('sarathi', 'travelAgent'));
  const job = testJob('sarathi', 'bench');
  const { key, token } = await makeKey(owner, { name: 'Bench' });
  // As many calls a second as the bench makes.
  await done(
    commit(job, [
      {
        kind: 'update',
        key: keys.session(owner.actor, key.sessionHash),
        set: { 'key.perSecond': 1e6, 'key.perDay': 1e9 },
      },
    ]),
  );
  const ask = (by: string) => async () =>
    void (await askGood({ site: 'sarathi', call: getWalletBalance, body: {}, as: { token: by } }));
  const [bySession, byKey] = [ask(owner.token), ask(token)];
  const putOne = () =>
    done(
      commit(job, [
        {
          kind: 'put',
          key: keys.callsOfDay(job, 'BENCH', '2026-12-01'),
          item: { calls: 1, second: 0, inSecond: 1, ttl: 0 },
        },
      ]),
    );
  await bySession();
  await byKey();
  const { take } = recordTable();
  const costOf = async (work: () => Promise<void>) => {
    take();
    await work();
    const operations = take();
    return { writes: operations.filter(isWrite).length, trips: tripsOf(operations) };
  };
  const [ofSession, ofKey] = [await costOf(bySession), await costOf(byKey)];
  const [put, session, program] = (await timesOf([putOne, bySession, byKey])) as [number, number, number];
  return [
    {
      name: 'a call by a key: writes beside those of the same call by a session',
      measured: ofKey.writes - ofSession.writes,
      budget: 2,
      unit: '',
      held: true,
    },
    {
      name: 'a call by a key: trips beside those of the same call by a session',
      measured: ofKey.trips - ofSession.trips,
      budget: 2,
      unit: '',
      held: true,
    },
    {
      name: `a call by a key, p50, beside the same by a session (${session.toFixed(2)} ms), against one PutItem (${put.toFixed(2)} ms)`,
      measured: (program - session) / put,
      budget: MOST_PUTS,
      unit: '×',
      held: false,
    },
  ];
}

async function done(committed: ReturnType<typeof commit>): Promise<void> {
  const outcome = await committed;
  if (!outcome.ok) throw new Error(`the bench's row was not written: ${outcome.code}`);
}
