import { keepPreviousData } from '@tanstack/react-query';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import { searchTransactionByPnr } from '#shared/wallet/statement/search-transaction-by-pnr.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { restrictionsOf, type StatementView } from './statement-address.ts';

/** Whose statement it is: one's own, a customer's, or all of the site's. */
export type Whose = 'mine' | 'customer' | 'site';

/** Calls whose answers change with a wallet. */
export const statementCalls = [getMyWalletEntry, getWlUserWalletEntry, getSiteEntries, getSummary] as const;

/**
 * The entries that the address asks for, with what they come to. A PNR, an order or a reference is a search of its own, whose few rows are narrowed
 * here.
 */
export function useStatement(whose: Whose, view: StatementView) {
  const { pnr, userId, email, from, to, kind } = view;
  const { dayOf } = useSiteDays();
  const named = userId ? { userId } : email ? { email } : {};
  const filter = { from, to, kind, cursor: '' };
  const isSearched = pnr !== '';
  const mine = useCursorList(getMyWalletEntry, filter, { enabled: whose === 'mine' && !isSearched });
  const customers = useCursorList(
    getWlUserWalletEntry,
    { ...filter, ...named },
    { enabled: whose === 'customer' && !isSearched },
  );
  const sites = useCursorList(getSiteEntries, filter, { enabled: whose === 'site' && !isSearched });
  const found = useCall(
    searchTransactionByPnr,
    { pnr, ...(whose === 'customer' ? named : {}) },
    { enabled: isSearched },
  );
  const summary = useCall(
    getSummary,
    { from, to, ...(whose === 'customer' ? named : {}) },
    { enabled: whose !== 'site', placeholderData: keepPreviousData, quiet: true },
  );
  const isWithin = ({ at }: { at: string }) => {
    const day = dayOf(at);
    return (!from || day >= from) && (!to || day <= to);
  };
  const searched = (found.data?.records ?? []).filter((entry) => isWithin(entry) && (!kind || entry.kind === kind));
  // What was paid at a gateway is no entry of any kind.
  const searchedPayments = kind ? [] : (found.data?.payments ?? []).filter(isWithin);
  const list = { mine, customer: customers, site: sites }[whose];
  return {
    query: isSearched ? found : list,
    isPending: isSearched ? found.isPending : list.isPending,
    entries: isSearched ? searched : rowsOf(list),
    payments: isSearched ? searchedPayments : [],
    list,
    summary,
    isSearched,
    /** How far a search looked back where it did not look at all; null otherwise. */
    lookedBackTo: isSearched ? (found.data?.lookedBackTo ?? null) : null,
    isNarrowed: restrictionsOf(view).length > 0,
  };
}
