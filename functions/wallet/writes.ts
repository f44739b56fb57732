import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { walletKeys } from './keys.ts';
import { create, type Otherwise, type Test, type Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { WalletEntryKind } from '#shared/wallet/model.ts';
import { ANY_ACCOUNT } from './claim-accounts.ts';
import { houseEntries } from './house-writes.ts';
import { inForce } from './in-force.ts';
import { kindOf, walletEntryPlaces } from './list-writes.ts';
import type { EntryLine, HouseAccount, LimitEvent, OrderOfEntry, Wallet, WalletEntry, WalletSubject } from './model.ts';
import type { FailureCode } from '#shared/errors.ts';

interface Posting {
  /**
   * As just read (readWallet): the entry says the balance after it, so the commit fails WALLET_BUSY if another came
   * between.
   */
  wallet: Wallet;
  /** Minor units of the wallet's currency, above zero. */
  minor: number;
  reference: string;
  remark: string;
  /** What the entry is, where its other side does not say it (kindOf). */
  kind?: WalletEntryKind;
  /** The order that `reference` names, for lists. */
  order?: OrderOfEntry;
  /** How a refund adds up. */
  lines?: EntryLine[];
}
type HousePosting = Posting & { against: HouseAccount };

/**
 * Takes from a wallet, to a house account. INSUFFICIENT_BALANCE beyond balance and credit limit, decided in the write's
 * own condition.
 */
export const debitWrites = (actor: Actor, posting: HousePosting): Write<'INSUFFICIENT_BALANCE' | 'WALLET_BUSY'>[] => {
  assertAmount(posting.minor);
  const against = [{ account: posting.against, minor: posting.minor }];
  return post(actor, posting.wallet, -posting.minor, { ...posting, against }, 'INSUFFICIENT_BALANCE');
};

/** Gives to a wallet, from a house account. */
export const creditWrites = (actor: Actor, posting: HousePosting): Write<'WALLET_BUSY'>[] => {
  assertAmount(posting.minor);
  return post(actor, posting.wallet, posting.minor, {
    ...posting,
    against: [{ account: posting.against, minor: -posting.minor }],
  });
};

/** From one wallet to another of the same currency; no house account is touched. */
export function transferWrites(
  actor: Actor,
  { from, to, ...posting }: Omit<Posting, 'wallet'> & { from: Wallet; to: Wallet },
): Write<'INSUFFICIENT_BALANCE' | 'WALLET_BUSY'>[] {
  assertAmount(posting.minor);
  if (from.currency !== to.currency || from.owner === to.owner)
    throw new Error('a transfer needs two wallets of one currency');
  return [
    ...post(actor, from, -posting.minor, { ...posting, against: [] }, 'INSUFFICIENT_BALANCE'),
    ...post(actor, to, posting.minor, { ...posting, against: [] }),
  ];
}

/**
 * Takes an entry back, once: a second reversal is ILLEGAL_TRANSITION. Taking back a credit needs the balance for it.
 */
export function reversalWrites(
  actor: Actor,
  { wallet, entry: undone, remark }: { wallet: Wallet; entry: WalletEntry; remark: string },
): Write<'ILLEGAL_TRANSITION' | 'INSUFFICIENT_BALANCE' | 'WALLET_BUSY'>[] {
  if (undone.against.length === 0) throw new Error('one side of a transfer is not reversed alone');
  const against = undone.against.map(({ account, minor }) => ({ account, minor: -minor }));
  return [
    ...post(
      actor,
      wallet,
      -undone.minor,
      { remark, reference: undone.reference, against, reverses: undone.entryId },
      'INSUFFICIENT_BALANCE',
    ),
    create(
      walletKeys.walletReversal(actor, wallet.owner, wallet.currency, undone.entryId),
      { at: instant(clock.now()) },
      'ILLEGAL_TRANSITION',
    ),
  ];
}

/** What is said of a change of the credit limit, which stands beside its wallet for ever. */
export interface LimitChange {
  reason: string;
  /** ms since 1970; from then on the limit is zero. */
  until?: number;
}

/** How far below zero a wallet may go, from now on. Minor units. With `change`, who changed it and why is kept. */
export function creditLimitWrites(
  actor: Actor,
  wallet: Wallet,
  creditLimit: number,
  change?: LimitChange,
): Write<'WALLET_BUSY'>[] {
  const { creditLimitUntil: _, ...kept } = wallet;
  const until = change?.until;
  const next: Wallet = {
    ...kept,
    creditLimit,
    ...(until !== undefined && { creditLimitUntil: until }),
    available: wallet.balance + creditLimit,
    version: wallet.version + 1,
  };
  const put = putWallet(actor, next, [atVersion(wallet)], 'WALLET_BUSY');
  if (!change) return [put];
  const { owner, currency } = wallet;
  const event: LimitEvent = {
    from: wallet.creditLimit,
    to: creditLimit,
    ...change,
    at: instant(clock.now()),
    by: actorName(actor),
  };
  const task = walletKeys.walletTask(actor, owner, currency, 'LIMIT');
  const subject: WalletSubject = {
    site: actor.site,
    reference: `${owner}#${currency}`,
    name: 'wallet',
    owner,
    currency,
  };
  return [
    put,
    create(walletKeys.walletEvent(actor, owner, currency, sortableId(clock.now())), { ...event }),
    until === undefined ? endTask(task) : putTask(actor, task, 'EXPIRY', subject, until),
  ];
}

/** From which balance on, minor units, which user of its owner is mailed; undefined: nobody. */
export function lowBalanceChoiceWrites(
  actor: Actor,
  wallet: Wallet,
  choice: { minor: number; userId: string } | undefined,
): Write<'WALLET_BUSY'>[] {
  const { lowBalance: _, lowBalanceTo: __, ...kept } = wallet;
  const next = {
    ...kept,
    ...(choice && { lowBalance: choice.minor, lowBalanceTo: choice.userId }),
    version: wallet.version + 1,
  };
  return [putWallet(actor, next, [atVersion(wallet)], 'WALLET_BUSY')];
}

/**
 * Claims an outside payment's reference (normalised, see bankReference) for ever, once at each of these bank accounts of
 * the site (claimAccounts), whoever's wallet: CONFLICT when it was entered before, there or for all accounts.
 */
export function referenceClaimWrites(actor: Actor, accounts: readonly string[], reference: string): Write<never>[] {
  const item = { at: instant(clock.now()) };
  const ofAny = walletKeys.bankReference(actor, ANY_ACCOUNT, reference);
  if (accounts.length === 0) return [create(ofAny, item, 'CONFLICT')];
  return [
    ...accounts.map((account) => create(walletKeys.bankReference(actor, account, reference), item, 'CONFLICT')),
    { kind: 'check', key: ofAny, when: [{ absent: true }], otherwise: 'CONFLICT' },
  ];
}

/** The number of the entry that is posted next: the wallet's version before it, padded. */
export const nextEntryId = ({ version }: Pick<Wallet, 'version'>): string => String(version).padStart(12, '0');

/** An entry and the wallet after it. Beyond balance and credit limit: `short`, which only what takes from it can be. */
function post<const F extends FailureCode = never>(
  actor: Actor,
  wallet: Wallet,
  minor: number,
  {
    against,
    reference,
    remark,
    kind,
    reverses,
    order,
    lines,
  }: Omit<WalletEntry, 'entryId' | 'currency' | 'minor' | 'balanceAfter' | 'moneyIn' | 'at' | 'by' | 'kind'> &
    Pick<Posting, 'kind'>,
  short?: F,
): Write<F | 'WALLET_BUSY'>[] {
  const now = clock.now();
  // Entries follow each other in time as by number, whichever host's clock is behind: a statement's ends are found by time.
  const at = Math.max(now, (wallet.lastEntryAt ?? 0) + 1);
  const { creditLimit, creditLimitUntil } = inForce(wallet, now);
  // What of the row's `available` is a limit that is over.
  const lapsed = wallet.creditLimit - creditLimit;
  const balance = wallet.balance + minor;
  const { creditLimitUntil: _, ...kept } = wallet;
  const next: Wallet = {
    ...kept,
    balance,
    creditLimit,
    ...(creditLimitUntil !== undefined && { creditLimitUntil }),
    available: wallet.available - lapsed + minor,
    lastEntryAt: at,
    moneyIn: wallet.moneyIn + Math.max(0, minor),
    version: wallet.version + 1,
  };
  const entryId = nextEntryId(wallet);
  const made: WalletEntry = {
    entryId,
    currency: wallet.currency,
    minor,
    balanceAfter: balance,
    moneyIn: next.moneyIn,
    at: instant(at),
    by: actorName(actor),
    remark,
    reference,
    against: [...against],
    kind: kindOf({ kind, minor, against, reverses }),
    ...(reverses && { reverses }),
    ...(order && { order }),
    ...(lines && { lines }),
  };
  const needed = lapsed - minor;
  const limit: Test[] = minor < 0 ? [{ field: 'available', atLeast: needed }] : [];
  return [
    putWallet(actor, next, [...limit, atVersion(wallet)], (old) =>
      short && minor < 0 && Number(old?.available ?? 0) < needed ? short : 'WALLET_BUSY',
    ),
    create(
      walletKeys.walletEntry(actor, wallet.owner, wallet.currency, entryId),
      { ...made, ...walletEntryPlaces(actor, wallet.owner, made).set },
      'WALLET_BUSY',
    ),
    ...houseEntries(actor, wallet.currency, reference, against),
    ...lowBalanceWrites(actor, wallet, balance),
  ];
}

/** Whoever asked to be told is mailed once the balance falls under what they chose: the task looks again first. */
function lowBalanceWrites(
  actor: Actor,
  { owner, currency, balance, lowBalance }: Wallet,
  after: number,
): Write<never>[] {
  if (lowBalance === undefined || balance < lowBalance || after >= lowBalance) return [];
  const subject: WalletSubject = {
    site: actor.site,
    reference: `${owner}#${currency}`,
    name: 'wallet',
    owner,
    currency,
  };
  return [putTask(actor, walletKeys.walletTask(actor, owner, currency, 'LOW'), 'MAIL', subject, clock.now())];
}

const putWallet = <const F extends FailureCode>(
  actor: Actor,
  wallet: Wallet,
  when: Test[],
  otherwise: Otherwise<F>,
): Write<F> => {
  const { owner, currency, balance, creditLimit } = wallet;
  return {
    kind: 'put',
    key: walletKeys.wallet(actor, owner, currency),
    item: {
      ...wallet,
      card: { owner, currency, balance, creditLimit },
      ...entry(walletKeys.wallets(actor), `${owner}#${currency}`),
    },
    when,
    otherwise,
  };
};

const atVersion = ({ version }: Wallet): Test => (version === 0 ? { absent: true } : { field: 'version', is: version });

function assertAmount(minor: number): void {
  if (!Number.isSafeInteger(minor) || minor <= 0) throw new RangeError(`not an amount to post: ${minor}`);
}
