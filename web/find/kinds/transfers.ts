import { formatDay } from '#shared/time.ts';
import { isTransferWaiting, transferStateName } from '#shared/wallet/transfer.ts';
import { findBankReferences } from '#shared/wallet/find-bank-references.ts';
import { paths } from '#web/app/paths.ts';
import { referenceAsked } from '../reference-asked.ts';
import { findKind } from '../find-kind.ts';

/** Bank transfers that were reported, by the bank's reference. */
export const kind = findKind({
  id: 'transfers',
  label: 'Bank references',
  order: 60,
  icon: 'wallet',
  byWhat: ['bank reference'],
  call: findBankReferences,
  asks: (words) => referenceAsked('transfers', words),
  finds: ({ records, hasMore }, _, { userType, dayOf }) => ({
    hits: records.flatMap(({ id, reference, customer, at, amount, currency, state }) =>
      state
        ? [
            {
              id,
              to:
                userType === 'staff'
                  ? `${paths.staffPendingEntries}?${new URLSearchParams({ ...(!isTransferWaiting(state) && { tab: 'allTransfers' }), open: id })}`
                  : paths.userTransactionHistory,
              title: reference,
              detail: `Bank transfer of ${customer}, ${formatDay(dayOf(at))}, ${transferStateName[state].toLowerCase()}`,
              amount: { minor: amount, currency },
            },
          ]
        : [],
    ),
    hasMore,
  }),
});
