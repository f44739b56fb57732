import type { HouseEntry, Wallet, WalletEntry } from '#functions/wallet/model.ts';
import { scanTable } from '#test/harness/scan-table.ts';

/** Everything one site's books hold, read past the stores so that nothing hides. */
export interface Ledger {
  wallets: Wallet[];
  /** By owner and currency, `owner#currency`. */
  walletEntries: Map<string, WalletEntry[]>;
  house: HouseEntry[];
}

export const readRows = (site: string): Promise<Record<string, unknown>[]> => scanTable(`S#${site}#`);

export const readLedger = async (site: string): Promise<Ledger> => ledgerIn(site, await readRows(site));

/** A site's books, in its rows. */
export function ledgerIn(site: string, rows: readonly Record<string, unknown>[]): Ledger {
  const ledger: Ledger = { wallets: [], walletEntries: new Map(), house: [] };
  for (const row of rows) {
    const [pk, sk] = [String(row.pk), String(row.sk)];
    if (pk.startsWith(`S#${site}#ACC#`)) ledger.house.push(row as unknown as HouseEntry);
    if (!pk.startsWith(`S#${site}#WAL#`)) continue;
    const name = pk.slice(`S#${site}#WAL#`.length);
    if (sk === 'BAL') ledger.wallets.push(row as unknown as Wallet);
    else if (sk.startsWith('E#'))
      ledger.walletEntries.set(name, [...(ledger.walletEntries.get(name) ?? []), row as unknown as WalletEntry]);
  }
  return ledger;
}

const sum = (minors: readonly { minor: number }[]) => minors.reduce((total, { minor }) => total + minor, 0);

/**
 * What is wrong with a site's books; nothing when every wallet is the sum of its entries, none passes its limit, and
 * all accounts sum to zero per currency.
 */
export function faultsOf({ wallets, walletEntries, house }: Ledger): string[] {
  const faults: string[] = [];
  const totals = new Map<string, number>();
  const addTo = (currency: string, minor: number) => totals.set(currency, (totals.get(currency) ?? 0) + minor);
  for (const { currency, minor } of house) addTo(currency, minor);
  for (const wallet of wallets) {
    const name = `${wallet.owner}#${wallet.currency}`;
    const entries = walletEntries.get(name) ?? [];
    addTo(wallet.currency, sum(entries));
    if (sum(entries) !== wallet.balance) faults.push(`${name}: entries ${sum(entries)}, balance ${wallet.balance}`);
    if (wallet.balance < -wallet.creditLimit)
      faults.push(`${name}: ${wallet.balance} passes the limit ${wallet.creditLimit}`);
    if (wallet.available !== wallet.balance + wallet.creditLimit) faults.push(`${name}: available is off`);
    entries.reduce((before, { minor, balanceAfter, entryId }) => {
      if (before + minor !== balanceAfter)
        faults.push(`${name}: entry ${entryId} says ${balanceAfter} after ${before} ${minor}`);
      return balanceAfter;
    }, 0);
  }
  for (const [currency, total] of totals) if (total !== 0) faults.push(`all accounts sum to ${total} ${currency}`);
  return faults;
}
