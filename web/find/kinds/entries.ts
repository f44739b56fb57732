import { formatDay } from '#shared/time.ts';
import { findBankReferences } from '#shared/wallet/find-bank-references.ts';
import { paths } from '#web/app/paths.ts';
import { findKind } from '../find-kind.ts';
import { referenceAsked } from '../reference-asked.ts';

/** What staff booked in a wallet by hand, by the bank's reference: it opens the wallet at that day. */
export const kind = findKind({
  id: 'entries',
  label: 'Bank references',
  order: 61,
  icon: 'wallet',
  byWhat: ['bank reference'],
  call: findBankReferences,
  asks: (words) => referenceAsked('entries', words),
  finds: ({ records, hasMore }, _, { userType, dayOf }) => ({
    hits: records.map(({ id, userId, reference, customer, at, amount, currency }) => {
      const day = { from: dayOf(at), to: dayOf(at) };
      return {
        id: `${userId} ${id}`,
        to:
          userType === 'staff'
            ? `${paths.staffWalletReport}?${new URLSearchParams({ userId, ...day })}`
            : `${paths.userTransactionHistory}?${new URLSearchParams(day)}`,
        title: reference,
        detail: `${amount < 0 ? 'Deducted from' : 'Money added to'} ${customer}, ${formatDay(dayOf(at))}`,
        amount: { minor: amount, currency },
      };
    }),
    hasMore,
  }),
});
