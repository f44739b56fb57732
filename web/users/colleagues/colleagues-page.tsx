import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ColleagueRow } from '#shared/users/company/colleague.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { AccountPage } from '../account-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { useCursorList } from '#web/ui/list/use-list-calls.ts';
import { inNarrowColumn, plainList } from '#web/ui/stack.ts';
import { AddColleague } from './add-colleague.tsx';
import { ColleagueItem } from './colleague-item.tsx';

const DailyLimitDialog = lazyPart(() => import('./daily-limit-dialog.tsx'));

const useStyles = makeStyles({
  root: inNarrowColumn('16px'),
  list: { ...plainList, display: 'grid' },
});

/** `/user/dashboard/colleagues`: whom the owner of a company lets work for it. */
export default function ColleaguesPage() {
  const user = useUser();
  if (!user?.isCompanyOwner) return <Navigate to={paths.forbidden} replace />;
  return (
    <AccountPage
      heading="Colleagues"
      lead={`Users of ${user.companyName}. All of them use its wallet and see its bookings.`}
    >
      <Colleagues />
    </AccountPage>
  );
}

function Colleagues() {
  const styles = useStyles();
  const list = useCursorList(getColleagues, {}, { refetchOnWindowFocus: 'always' });
  const [limited, setLimited] = useState<ColleagueRow>();
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap(({ records }) => records);
  const currency = pages[0]?.currency ?? '';
  return (
    <div className={styles.root}>
      <AddColleague />
      <ListBody query={list} isPending={list.isPending} label="Loading colleagues" rowHeight={56}>
        {() => (
          <>
            <ul className={styles.list} aria-label="Users of the company">
              {rows.map((row) => (
                <ColleagueItem key={row.userId} row={row} currency={currency} onLimit={() => setLimited(row)} />
              ))}
            </ul>
            <CursorFoot list={list} found={rows.length} />
          </>
        )}
      </ListBody>
      {limited && <DailyLimitDialog row={limited} currency={currency} onClose={() => setLimited(undefined)} />}
    </div>
  );
}
