import { describe, expect, it } from 'vitest';
import type { UserActor } from '#functions/actor.ts';
import { bankReference } from '#functions/wallet/bank-reference.ts';
import { claimAccounts } from '#functions/wallet/claim-accounts.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import { emptyWallet, type Wallet } from '#functions/wallet/model.ts';
import type { TransferItem } from '#functions/wallet/transfers/model.ts';
import { showTransfer, whyNotConfirm } from '#functions/wallet/transfers/show-transfer.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { fail, type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import { transferStates } from '#shared/wallet/transfer.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');

describe('a wallet', () => {
  const wallet: Wallet = { ...emptyWallet('U#1', 'INR'), balance: 300, creditLimit: 500, available: 800 };

  it('has its credit limit to the last millisecond of its time', () => {
    expect(inForce(wallet, NOW)).toEqual(wallet);
    expect(inForce({ ...wallet, creditLimitUntil: NOW + 1 }, NOW)).toMatchObject({ creditLimit: 500, available: 800 });
    expect(inForce({ ...wallet, creditLimitUntil: NOW }, NOW)).toEqual({ ...wallet, creditLimit: 0, available: 300 });
  });
});

describe('a bank’s reference', () => {
  it('is one however it is spelled', () => {
    for (const typed of ['utr 12-34', 'UTR1234', 'ＵＴＲ１２３４', ' utr/1234. '])
      expect(bankReference(typed)).toBe('UTR1234');
    expect(bankReference('नमस')).toBe('नमस');
    expect(bankReference(' -/. ')).toBe('');
    // Marks and digits of other scripts are no other payment.
    for (const typed of [
      'U\u0301TR1234',
      'ÚTR1234',
      'UTR1\u033523\u20e34',
      'utr१२३४',
      'UTR١٢٣٤',
      'UTR𝟏𝟐𝟑𝟜',
      'ＵＴＲ①②③④',
    ])
      expect(bankReference(typed)).toBe('UTR1234');
    expect([...'0123456789'].map((_, at) => bankReference(String.fromCodePoint(0x0e50 + at)))).toEqual([
      ...'0123456789',
    ]);
  });

  it('is claimed at the account that is named, or at every one of the site', () => {
    const known = [{ accountNumber: '5020 0012' }, { accountNumber: '0091-7700' }, { accountNumber: '50200012' }];
    expect(claimAccounts(known, '0091 7700')).toEqual(['bank:00917700']);
    expect(claimAccounts(known, '')).toEqual(['bank:50200012', 'bank:00917700']);
    expect(claimAccounts([], '')).toEqual([]);
  });
});

describe('a transfer', () => {
  const transfer = {
    ...{ transferId: 'T1', state: 'REPORTED', owner: 'U#customer', userId: 'customer', by: 'c@example.com' },
    ...{ customer: 'Customer', minor: 50_000, currency: 'INR', reference: 'UTR 1', sentOn: '2026-11-20' },
    ...{ accountNumber: '50200012', remark: '', createdAt: '2026-11-21T04:00:00.000Z' },
  } as TransferItem;
  const staff = (userId: string, fields: Partial<UserActor> = {}) =>
    ({
      ...{ userType: 'staff', userId, owner: `U#${userId}`, isSuperAdmin: false },
      permissions: new Set(['payments.transfers']),
      ...fields,
    }) as UserActor;
  const mayConfirm = (actor: UserActor, changed: Partial<TransferItem> = {}) =>
    showTransfer(actor, { ...transfer, ...changed }, undefined).mayConfirm;

  it('is confirmed by nobody who reported it, whose wallet it is for, or who was the first of two', () => {
    expect(whyNotConfirm(staff('S'), transfer)).toBeUndefined();
    expect(whyNotConfirm(staff('customer', { owner: 'U#S' }), transfer)).toContain('what you reported');
    expect(whyNotConfirm(staff('S', { owner: 'U#customer' }), transfer)).toContain('your own wallet');
    expect(whyNotConfirm(staff('S'), { ...transfer, confirmedFirstBy: 'S' })).toContain('you were the first');
    expect(whyNotConfirm(staff('S'), { ...transfer, confirmedFirstBy: 'other' })).toBeUndefined();
  });

  it('says who may confirm it: staff with the permission, while it waits', () => {
    expect(transferStates.filter((state) => mayConfirm(staff('S'), { state }))).toEqual(['REPORTED', 'HALF_CONFIRMED']);
    expect(mayConfirm(staff('S', { permissions: new Set() }))).toBe(false);
    expect(mayConfirm(staff('S', { userType: 'travelAgent' }))).toBe(false);
    expect(mayConfirm(staff('customer'))).toBe(false);
  });

  it('needs a second person from an amount on, while it waits', () => {
    const needs = (secondFrom: number | undefined, changed: Partial<TransferItem> = {}) =>
      showTransfer(staff('S'), { ...transfer, ...changed }, secondFrom).needsSecond;
    expect([needs(undefined), needs(50_001), needs(50_000), needs(1)]).toEqual([false, false, true, true]);
    expect(transferStates.filter((state) => needs(1, { state }))).toEqual(['REPORTED', 'HALF_CONFIRMED']);
  });

  it('shows its account’s last four signs, whether it has a slip, and why it was rejected', () => {
    expect(showTransfer(staff('S'), transfer, undefined)).toMatchObject({
      amount: 50_000,
      accountEnd: '0012',
      hasSlip: false,
      reason: '',
    });
    const rejected = { ...transfer, slip: 'slip', reason: 'Not there', state: 'REJECTED' } as const;
    expect(showTransfer(staff('S'), rejected, undefined)).toMatchObject({ hasSlip: true, reason: 'Not there' });
  });
});

describe('what loses a race for a wallet', () => {
  const counted = (outcomes: readonly Outcome<number, FailureCode>[]) => {
    let calls = 0;
    const attempt = async () => outcomes[Math.min(calls++, outcomes.length - 1)]!;
    return whileBusy(attempt).then((outcome) => ({ outcome, calls }));
  };

  it('is tried six times, and no longer', async () => {
    for (const code of ['WALLET_BUSY', 'BUSY'] as const) {
      expect(await counted([fail(code)])).toMatchObject({ outcome: { ok: false, code }, calls: 6 });
      expect(await counted([fail(code), fail(code), ok(7)])).toMatchObject({ outcome: { value: 7 }, calls: 3 });
    }
  });

  it('is not tried again where it was done, or refused for another reason', async () => {
    expect(await counted([ok(7)])).toMatchObject({ outcome: { value: 7 }, calls: 1 });
    expect(await counted([fail('INSUFFICIENT_BALANCE')])).toMatchObject({ calls: 1 });
  });
});
