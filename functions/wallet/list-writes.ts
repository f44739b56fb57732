import type { Actor, OwnerId } from '#functions/actor.ts';
import { entry, type Places } from '#functions/table/key.ts';
import type { WalletEntryKind } from '#shared/wallet/model.ts';
import { walletKeys } from './keys.ts';
import type { HouseEntry, WalletEntry } from './model.ts';

/** A wallet's entry as the lists over wallets show it. Minor units of `currency`. */
export type WalletEntryCard = { owner: OwnerId } & Omit<WalletEntry, 'against'>;

/** What an entry is, where its writer does not say so: by its other side. */
export function kindOf({
  kind,
  minor,
  against,
  reverses,
}: Pick<WalletEntry, 'minor' | 'against' | 'reverses'> & { kind: WalletEntryKind | undefined }): WalletEntryKind {
  if (kind) return kind;
  if (reverses) return 'reversal';
  const account = against[0]?.account;
  if (!account) return 'between';
  if (account === 'bank') return minor > 0 ? 'added' : 'taken';
  return minor > 0 ? 'refund' : 'payment';
}

/** An entry's places in the reports by date: of all the site's wallets, and of its owner's. */
export function walletEntryPlaces(actor: Actor, owner: OwnerId, made: WalletEntry): Places {
  const { entryId, currency, minor, balanceAfter, moneyIn, at, by, kind, remark, reference, reverses, order, lines } =
    made;
  const card: WalletEntryCard = {
    owner,
    entryId,
    currency,
    minor,
    balanceAfter,
    moneyIn,
    at,
    by,
    kind,
    remark,
    reference,
    reverses,
    order,
    lines,
  };
  return {
    set: {
      card: JSON.stringify(card),
      ...entry(walletKeys.walletEntries(actor, currency), at),
      ...entry(walletKeys.walletEntriesOfOwner(actor, owner, currency), at),
    },
    remove: [],
  };
}

/** A house entry's place in its account's month; `day` (yyyy-mm-dd) is the site's. Entries of one instant go by their id. */
export function houseEntryPlaces(actor: Actor, made: HouseEntry, day: string, id: string): Places {
  const { account, currency, minor, at, by, reference, about } = made;
  const card: HouseEntry = { account, currency, minor, at, by, reference, ...(about && { about }) };
  const month = day.slice(0, 7).replace('-', '');
  return {
    set: {
      card: JSON.stringify(card),
      ...entry(walletKeys.houseMonth(actor, account, currency, month), `${at}#${id}`),
    },
    remove: [],
  };
}
