import { useNavigate } from 'react-router-dom';
import type { ConsumerRow } from '#shared/partners/consumer.ts';
import { paths } from '#web/app/paths.ts';
import { useRights } from '#web/app/session/permissions.ts';
import type { MenuEntry } from '#web/ui/list/menu-button.tsx';

/** What is being done about a consumer. */
export interface ConsumerDeed {
  what: 'group' | 'status';
  row: ConsumerRow;
}

/** The wallet report of the user that stands for a consumer; `add`: with the form for money open. */
export const reportOf = ({ wl_userId: userId }: ConsumerRow, add = false): string =>
  `${paths.staffWalletReport}?${new URLSearchParams({ userId, ...(add && { add: '1' }) })}`;

/** What it bought here, in the queue. */
const ticketsOf = ({ wl_mongoDb_siteId: consumerSiteId }: ConsumerRow): string =>
  `${paths.flightTicketQueue}?${new URLSearchParams({ consumerSiteId })}`;

/** What can be done about a consumer, by who looks. */
export function useConsumerMenu(onDeed: (deed: ConsumerDeed) => void): (row: ConsumerRow) => readonly MenuEntry[] {
  const may = useRights();
  const navigate = useNavigate();
  return (row) => [
    ...(may('customers.group') ? [{ label: 'Change Group', run: () => onDeed({ what: 'group', row }) }] : []),
    ...(may('tickets.view') && row.sup_category === 'Flights'
      ? [{ label: 'Tickets', run: () => void navigate(ticketsOf(row)) }]
      : []),
    ...(may('wallet.view') ? [{ label: 'Statement and credit limit', run: () => void navigate(reportOf(row)) }] : []),
    ...(may('consumers.edit')
      ? [
          {
            label: row.status === 'Approved' ? 'Suspend' : 'Lift suspension',
            danger: row.status === 'Approved',
            run: () => onDeed({ what: 'status', row }),
          },
        ]
      : []),
  ];
}
