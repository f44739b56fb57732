import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CustomerDetails, getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { loadAhead } from '#web/ui/load-again.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { hasModule, useSite } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Detail, DetailPart, DetailSkeleton } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { StaleNote } from '#web/ui/list/stale-note.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { inColumn, inRows } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { CustomerButtons } from './customer-buttons.tsx';
import { AddMoney, WalletReportLink } from './wallet-links.tsx';
import { besideName, Groups, Marks, nameOf } from './customer-text.tsx';

const loadGlance = () => import('./customer-glance.tsx');
const loadOverview = () => import('./overview-part.tsx');
/** Beside the customer's own call, not after it. */
loadAhead(loadGlance, loadOverview);
const Glance = lazyPart(loadGlance);
const OverviewPart = lazyPart(loadOverview);
const BookingsPart = lazyPart(() => import('./bookings-part.tsx'));
const DeedsPart = lazyPart(() => import('./deeds-part.tsx'));
const MailProblemNote = lazyPart(() => import('../mail-problem-note.tsx'));
const StaffAccountActions = lazyPart(() => import('./staff-account-actions.tsx'));
const StatementPart = lazyPart(() => import('./statement-part.tsx'));

const useStyles = makeStyles({
  summary: inColumn('8px'),
  meta: { ...quietLine, margin: 0 },
  marks: inRows('4px 16px'),
  actions: { ...inRows('8px'), ':empty': { display: 'none' } },
});

/** The opened customer: what a desk asks first on top, then a part of the rest. */
export default function CustomerDetail({ id, place }: { id: string; place: DetailPlace }) {
  const styles = useStyles();
  const details = useCall(getUserById, { id }, { quiet: true, refetchOnWindowFocus: 'always' });
  const { part, show } = usePart(place);
  const open = useOpenParts();
  // What is written in the details, or in a dialog over them, is not lost to a connection that breaks.
  if (details.error && (!details.data || isNotThere(details.error.failure)))
    return (
      <ErrorState
        page={place.isPage}
        heading="The customer could not be loaded"
        error={details.error}
        onRetry={() => void details.refetch()}
      />
    );
  if (!details.data) return <DetailSkeleton label="Loading the customer" />;
  const { customer, events, mailProblem } = details.data;
  const parts = open(customer);
  const shown = parts.some(({ value }) => value === part) ? part : 'overview';
  return (
    <Detail
      title={nameOf(customer)}
      place={place}
      summary={
        <div className={styles.summary}>
          {details.error && <StaleNote onRetry={() => void details.refetch()} />}
          <p className={styles.meta}>{besideName(customer)}</p>
          <div className={styles.marks}>
            <Marks row={customer} />
            <Groups row={customer} />
          </div>
          {mailProblem && <MailProblemNote of={details.data} />}
        </div>
      }
      actions={
        <div className={styles.actions}>
          <AddMoney row={customer} isFirst={!customer.isAwaitingApproval} />
          <WalletReportLink row={customer} />
          <CustomerButtons of={details.data} />
          <StaffAccountActions of={details.data} />
        </div>
      }
    >
      <Glance of={details.data} isPage={place.isPage} />
      <Segments isWide label="Customer details" value={shown} options={parts} onChange={show} />
      {shown === 'overview' && <OverviewPart of={details.data} place={place} />}
      {shown === 'statement' && (
        <DetailPart label="Statement" place={place}>
          <StatementPart of={details.data} />
        </DetailPart>
      )}
      {shown === 'bookings' && (
        <DetailPart label="Bookings" place={place}>
          <BookingsPart of={customer} isPage={place.isPage} />
        </DetailPart>
      )}
      {shown === 'history' && (
        <DetailPart label="History" place={place}>
          <DeedsPart events={events} />
        </DetailPart>
      )}
    </Detail>
  );
}

const partNames = { overview: 'Overview', statement: 'Statement', bookings: 'Bookings', history: 'History' } as const;
type Part = keyof typeof partNames;
const isPart = (text: string | null): text is Part => text !== null && text in partNames;

/** The parts that may be seen of a customer. */
function useOpenParts() {
  const may = useRights();
  const site = useSite();
  return ({ userType }: CustomerDetails['customer']) => {
    const closed = {
      overview: false,
      statement: userType === 'staff' || !may('wallet.view'),
      bookings: !may('tickets.view') || !hasModule(site, 'Flights'),
      history: false,
    };
    return (Object.keys(partNames) as Part[])
      .filter((value) => !closed[value])
      .map((value) => ({ value, label: partNames[value] }));
  };
}

/** Which part is shown: in the address, so that a link and Back restore it; over another page in mind alone. */
function usePart({ isDialog }: DetailPlace): { part: Part; show(part: Part): void } {
  const [query, setQuery] = useSearchParams();
  const [chosen, choose] = useState<Part>('overview');
  if (isDialog) return { part: chosen, show: choose };
  const asked = query.get('part');
  const show = (part: Part) => {
    const next = new URLSearchParams(query);
    if (part === 'overview') next.delete('part');
    else next.set('part', part);
    setQuery(next, { replace: true });
  };
  return { part: isPart(asked) ? asked : 'overview', show };
}
