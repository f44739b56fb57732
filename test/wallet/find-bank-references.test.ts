import { beforeAll, describe, expect, test } from 'vitest';
import { bankReference, wordsOfReference } from '#functions/wallet/bank-reference.ts';
import { commit } from '#functions/table/commit.ts';
import { reportTransferWrites } from '#functions/wallet/transfers/writes.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { findBankReferences } from '#shared/wallet/find-bank-references.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { reported } from './reported.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
let [staff, agent, retail]: TestUser[] = [];
const transfer = () => reported(agent!, { reference: 'NEFT Harb-607114', customer: 'Harbour Line' });
let sent: ReturnType<typeof transfer>;

beforeAll(async () => {
  [staff, agent, retail] = (['staff', 'travelAgent', 'retail'] as const).map((type) => world.user(site, type));
  sent = transfer();
  await commit(world.job(site), reportTransferWrites(world.job(site), sent));
  const entry = {
    type: 'credit',
    currency: 'INR',
    amount: 750,
    remark: 'Cheque',
    externalId: 'UTR607114822951',
  } as const;
  const answer = await callHttp({
    site,
    call: addWalletEntry,
    as: staff,
    body: { ...entry, userId: retail!.item.userId },
  });
  expect(answer.success).toBe(true);
});

const find = (of: 'transfers' | 'entries', reference: string, as = staff!, at: 'sarathi' | 'gulf' = site) =>
  callHttp({ site: at, call: findBankReferences, as, body: { of, reference } });
const namesIn = async (...asked: Parameters<typeof find>) =>
  (await find(...asked)).result!.records.map(({ reference, customer }) => `${reference}, ${customer}`);

describe('a payment by bank is found by its reference', () => {
  test.each(['neft harb', 'NEFTHARB607114', 'harb607', '607114', 'Harb-6'])('a transfer by %s', async (typed) => {
    expect(await find('transfers', typed)).toMatchObject({
      result: {
        hasMore: false,
        records: [
          { id: sent.transferId, amount: 25_000, currency: 'INR', state: 'REPORTED', customer: 'Harbour Line' },
        ],
      },
    });
  });

  test('an entry that staff booked, in the order of its wallet', async () => {
    expect(await find('entries', '607114822951')).toMatchObject({
      result: { records: [{ reference: 'UTR607114822951', amount: 750, state: null, userId: retail!.item.userId }] },
    });
    expect(await namesIn('entries', '6071')).toHaveLength(1);
  });

  test('and by nothing that begins them all, is not of it, or is too little of it', async () => {
    for (const typed of ['neft', '607', 'utr', '- -', '6071149'])
      expect(await namesIn('transfers', typed)).toEqual(typed === 'neft' ? ['NEFT Harb-607114, Harbour Line'] : []);
  });

  test('whatever became of it, as it stands now', async () => {
    const other = reported(agent!, { reference: 'IMPS 99887766' });
    await commit(world.job(site), reportTransferWrites(world.job(site), other));
    await callHttp({
      site,
      call: rejectTransfer,
      as: staff,
      body: { transferId: other.transferId, reason: 'No such payment' },
    });
    expect(await find('transfers', '99887')).toMatchObject({ result: { records: [{ state: 'REJECTED' }] } });
  });

  test('in one Query and one batch of reads beside what every request reads', async () => {
    await find('transfers', 'harb607');
    world.faults.reset();
    await find('transfers', 'harb607');
    expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
  });
});

describe('nobody finds what is not theirs', () => {
  test('an owner finds their own alone, and no report that staff made', async () => {
    expect(await namesIn('transfers', '607114', agent)).toEqual(['NEFT Harb-607114, Harbour Line']);
    expect(await namesIn('transfers', '607114', retail)).toEqual([]);
    expect(await namesIn('entries', '607114', retail)).toHaveLength(1);
    expect(await namesIn('entries', '607114', agent)).toEqual([]);
    const entered = reported(agent!, { reference: 'TWO 55443322', isEntered: true });
    await commit(world.job(site), reportTransferWrites(world.job(site), entered));
    expect(await namesIn('transfers', '554433', agent)).toEqual([]);
    expect(await namesIn('transfers', '554433')).toHaveLength(1);
  });

  test('another site’s staff find nothing', async () => {
    const foreign = world.user('gulf', 'staff');
    for (const of of ['transfers', 'entries'] as const)
      expect(await namesIn(of, '607114', foreign, 'gulf')).toEqual([]);
  });
});

test('words of a reference: whole, by its parts, and digits behind a bank’s letters', () => {
  expect(wordsOfReference('NEFT Harb-607114')).toEqual(['NEFTHARB607114', 'HARB607114', '607114']);
  expect(wordsOfReference('NEFT HARB607114')).toEqual(['NEFTHARB607114', 'HARB607114', '607114']);
  expect(wordsOfReference('utr 12-34')).toEqual(['UTR1234']);
  expect(wordsOfReference('- -')).toEqual([]);
  expect(wordsOfReference('aa '.repeat(40)).every((word) => word === bankReference(word))).toBe(true);
});
