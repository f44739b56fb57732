import { useState } from 'react';
import { getFailedMails } from '#shared/users/customers/get-failed-mails.ts';
import { useSiteDays } from '#web/site/site.ts';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { FailedMailCard } from './failed-mail-card.tsx';
import { failedMailColumns } from './failed-mail-columns.tsx';
import { FailedMailDetail } from './failed-mail-detail.tsx';

const address = listAddress(getFailedMails.request.shape, { leaveOut: ['mailId', 'cursor'] });

/** `/staff/failedMails`: mails of the site that did not arrive, to whom they were and why not. */
export default function FailedMailsPage() {
  const { zone } = useSiteDays();
  const [columns] = useState(() => failedMailColumns(zone));
  const view = useListAddress(address);
  const list = useCursorRows(getFailedMails, { mailId: '', cursor: '' }, { refetchOnWindowFocus: true });
  return (
    <ListScreen
      heading="Failed emails"
      of="Emails"
      list={list}
      columns={columns}
      idOf={(row) => row.mailId}
      card={(row, place) => <FailedMailCard row={row} zone={zone} place={place} />}
      empty={{
        icon: 'mail',
        heading: 'No failed emails',
        text: 'Emails that bounce or cannot be sent are kept here for 90 days.',
      }}
      detail={{
        label: 'Email',
        view,
        draw: (id, place) => <FailedMailDetail key={id} mailId={id} place={place} />,
      }}
    />
  );
}
