import type { OwnerId } from '#functions/actor.ts';
import { houseEntryPlaces, walletEntryPlaces } from '#functions/wallet/list-writes.ts';
import type { HouseEntry, WalletEntry } from '#functions/wallet/model.ts';
import { respelledClaimWrites } from '#functions/wallet/respelled-claim-writes.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

/** What stands between a kind of key and its last part: `S#<site>#WAL#<owner>#<currency>` → the owner. */
const between = (pk: string): string => pk.split('#').slice(3, -1).join('#');

/** Entries never change; they are given their places only. */
export const walletUpgrades: readonly Upgrade[] = [
  upgradeOf<WalletEntry>({
    rows: 'wallet entries',
    at: /^S#[^#]+#WAL#.+ \/ E#/,
    to: 2,
    dependsOn: [],
    bringUpToDate: (actor, made) => walletEntryPlaces(actor, between(made.pk) as OwnerId, made),
  }),
  upgradeOf<HouseEntry>({
    rows: 'house entries',
    at: /^S#[^#]+#ACC#.+ \/ E#/,
    to: 2,
    dependsOn: [],
    bringUpToDate: (actor, made) =>
      houseEntryPlaces(actor, made, made.pk.split('#').at(-1)!, made.sk.slice('E#'.length)),
  }),
  upgradeOf<{ at: string }>({
    rows: 'claims of bank references',
    at: /^S#[^#]+#XREF#[^#]+#[^#]+ \/ A$/,
    to: 6,
    dependsOn: [],
    // The earlier one stays: claims are for ever.
    bringUpToDate(actor, { pk, at }) {
      const [account, reference] = pk.split('#').slice(3);
      return { beside: respelledClaimWrites(actor, account!, reference!, at) };
    },
  }),
];
