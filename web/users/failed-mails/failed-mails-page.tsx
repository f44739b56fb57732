import { useState } from 'react';
import { getFailedMails } from '#shared/users/customers/get-failed-mails.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { useSiteDays } from '#web/site/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { FailedMailCard } from './failed-mail-card.tsx';
import { failedMailColumns } from './failed-mail-columns.tsx';
import { FailedMailDetail } from './failed-mail-detail.tsx';

const address = listAddress(getFailedMails.request.shape, { leaveOut: ['mailId', 'cursor'] });

/** `/staff/failedMails`: mails of the site that did not arrive, to whom they were and why not. */
export default function FailedMailsPage() {
  const { zone } = useSiteDays();
  const isPhone = useMedia(upTo600);
  const [columns] = useState(() => failedMailColumns(zone));
  const { openId, open, close } = useListAddress(address);
  const list = useCursorList(getFailedMails, { mailId: '', cursor: '' }, { refetchOnWindowFocus: true });
  const rows = rowsOf(list);
  return (
    <ListPage
      heading="Failed mails"
      detailLabel="Mail"
      openId={openId}
      onClose={close}
      detail={(id, place) => <FailedMailDetail key={id} mailId={id} place={place} />}
    >
      <ListBody query={list} isPending={list.isPending} label="Mails are being loaded" rowHeight={48}>
        {() => (
          <>
            {rows.length > 0 ? (
              <ListRows
                columns={columns}
                groups={[{ rows }]}
                idOf={(row) => row.mailId}
                openId={openId}
                onOpen={open}
                card={isPhone ? (row, place) => <FailedMailCard row={row} zone={zone} place={place} /> : undefined}
              />
            ) : (
              !list.hasNextPage && (
                <EmptyState
                  icon="mail"
                  heading="Every mail has arrived"
                  text="Mails that come back, or cannot be sent, stand here for 90 days."
                />
              )
            )}
            {(rows.length > 0 || list.hasNextPage) && <CursorFoot list={list} found={rows.length} />}
          </>
        )}
      </ListBody>
    </ListPage>
  );
}
