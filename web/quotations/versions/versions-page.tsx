import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { compareKartVersions } from '#shared/quotations/compare-kart-versions.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { restoreKartVersion } from '#shared/quotations/restore-kart-version.ts';
import { withdrawKartVersion } from '#shared/quotations/withdraw-kart-version.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { addDays, formatDay } from '#shared/time.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { usePaper } from '#web/documents/use-paper.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Money } from '#web/ui/money.tsx';
import { Page } from '#web/ui/page.tsx';
import { apartInRows, inList, inRow } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { changesText, CompareTable, pairsOf } from './compare-table.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { overpaidText } from '../payment/overpaid.ts';
import { isMove, movesText } from '../voucher/moves.ts';
import { useMovesOfVersion } from '../voucher/use-moves.ts';
import { ComparedSums } from './compared-sums.tsx';
import { NOW, sidesOf } from './sides.ts';
import { versionStates } from './version-states.ts';

const useStyles = makeStyles({
  versions: { ...inList('0'), gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', marginBottom: '16px' },
  version: {
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: { ...quietLine, margin: 0 },
  bar: { ...apartInRows('8px 16px'), marginBottom: '8px' },
  only: inRow('8px'),
  said: { margin: 0 },
});

type Answered = ResponseOf<typeof getKartById>;
type Asked = { what: 'withdraw' | 'restore'; number: number };

/** `/staff/kart/:kartId/versions`: what was sent, two of them side by side, each to be taken back. */
export default function VersionsPage() {
  const { kartId = '' } = useParams();
  const answered = useCall(getKartById, { id: kartId }, { quiet: true });
  const { data } = answered;
  const builder = toPath(paths.staffKartOne, { kartId });
  if (data && data.versions.length > 0) return <Versions {...data} builder={builder} />;
  if (data)
    return (
      <EmptyState
        page
        heading="Nothing sent yet"
        text="Each time a quotation is sent it becomes a version that can be compared here."
        link={{ to: builder, label: 'Open the quotation' }}
      />
    );
  if (!answered.error) return <LoadingOverlay label="Loading the versions" />;
  if (isNotThere(answered.error.failure))
    return (
      <EmptyState
        page
        heading="Quotation not found"
        text="It may have been deleted, or belong to another site."
        link={{ to: paths.staffKart, label: 'Open quotations' }}
      />
    );
  return <ErrorState page error={answered.error} onRetry={() => void answered.refetch()} />;
}

function Versions({ kart, versions, builder }: Answered & { builder: string }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const mayEdit = useMay('karts.edit') && kart.state !== 'CANCELLED';
  const [chosen, setChosen] = useState<readonly number[]>(() => sidesOf(versions.map(({ number }) => number)));
  const [asked, setAsked] = useState<Asked>();
  const [one = NOW, other = NOW] = chosen;
  const withdrawable = versions.find(
    ({ number, state }) => number === (other === NOW ? one : other) && state !== 'withdrawn' && state !== 'accepted',
  );
  const total = versions.find(({ number }) => number === asked?.number)?.total ?? kart.totalPrice;
  const paper = usePaper();
  const download = () =>
    void paper.save({ kind: 'quotation', id: kart.id, number: other || one, pnr: '', hidePrice: false });
  const toggle = (number: number, is: boolean) =>
    setChosen((before) => sidesOf(is ? [...before, number] : before.filter((chosenOne) => chosenOne !== number)));
  const side = (number: number, label: ReactNode) => (
    <li key={number} className={styles.version}>
      <Checkbox
        label={label}
        checked={chosen.includes(number)}
        disabled={chosen.includes(number) && chosen.length < 2}
        onChange={(is) => toggle(number, is)}
      />
    </li>
  );
  return (
    <Page
      heading={kart.kartName}
      lead={[`Quotation ${kart.quotationId}`, kart.customerName, formatDay(kart.arrivalDate)].join(' · ')}
      actions={
        <>
          <Button disabledFocusable={paper.isMaking} onClick={download}>
            Download PDF
          </Button>
          {mayEdit && withdrawable && (
            <Button onClick={() => setAsked({ what: 'withdraw', number: withdrawable.number })}>
              Withdraw version {withdrawable.number}
            </Button>
          )}
          {mayEdit && (
            <Button appearance="primary" onClick={() => setAsked({ what: 'restore', number: one })}>
              Restore version {one} to the builder
            </Button>
          )}
        </>
      }
    >
      <ol className={styles.versions} aria-label="Versions to compare">
        {versions.map(({ number, sentAt, validTill, state, total, currency }) =>
          side(
            number,
            <>
              <strong>Version {number}</strong> <Money minor={total} currency={currency} />
              <div className={styles.quiet}>{momentText(sentAt, zone)}</div>
              <Status
                {...versionStates[state]}
                text={state === 'stands' ? `Valid until ${formatDay(validTill)}` : versionStates[state].text}
                isSmall
              />
            </>,
          ),
        )}
        {side(
          NOW,
          <>
            <strong>In the builder</strong> <Money minor={kart.totalPrice} currency={kart.currency} />
            <div className={styles.quiet}>Now in the builder</div>
          </>,
        )}
      </ol>
      {chosen.length === 2 && <Compared kartId={kart.id} before={one} after={other} />}
      {asked && <AskedDialog {...{ kart, asked, total, builder }} onClose={() => setAsked(undefined)} />}
    </Page>
  );
}

interface ComparedProps {
  kartId: string;
  before: number;
  after: number;
}

function Compared({ kartId, before, after }: ComparedProps) {
  const styles = useStyles();
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  // The builder's side is another with each of its changes.
  const answered = useCall(compareKartVersions, { id: kartId, before, after }, { quiet: true, staleTime: 0 });
  const { data } = answered;
  if (answered.error) return <ErrorState error={answered.error} onRetry={() => void answered.refetch()} />;
  if (!data) return <LoadingOverlay label="Comparing the versions" />;
  const pairs = pairsOf(data.before.lines, data.after.lines);
  const apart = data.after.total - data.before.total;
  const money = apart && `${formatMoney(Math.abs(apart), data.after.currency)} ${apart > 0 ? 'more' : 'less'}`;
  const words = changesText(pairs);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.said} role="status">
          {money || 'The same total'}, {words ? `lines: ${words}` : 'no line differs'}.
        </p>
        <span className={styles.only}>
          Only what changed
          <Switch label="Only what changed" checked={isOnlyChanged} onChange={setOnlyChanged} />
        </span>
      </div>
      <CompareTable
        pairs={pairs}
        names={[sideName(before), sideName(after)]}
        onlyChanged={isOnlyChanged}
        dateOf={(day) => addDays(data.after.arrivalDate, day - 1)}
        currency={data.after.currency}
      />
      <ComparedSums before={data.before} after={data.after} names={[sideName(before), sideName(after)]} />
    </>
  );
}

const sideName = (number: number): string => (number === NOW ? 'In the builder' : `Version ${number}`);

interface AskedProps {
  kart: Answered['kart'];
  asked: Asked;
  /** What the version comes to, minor units. */
  total: number;
  builder: string;
  onClose(): void;
}

function AskedDialog({ kart, asked: { what, number }, total, builder, onClose }: AskedProps) {
  const navigate = useNavigate();
  const stale = { invalidates: [getKartById, getAllKartsForWl, compareKartVersions] };
  const withdrawing = useAction(withdrawKartVersion, stale);
  const restoring = useAction(restoreKartVersion, stale);
  const moves = useMovesOfVersion(
    what !== 'withdraw' && kart.state === 'VOUCHERED' ? { id: kart.id, number, version: kart.version } : undefined,
  );
  const run = async () => {
    if (what === 'withdraw') {
      const done = await withdrawing.mutateAsync({ id: kart.id, number });
      onClose();
      return done.ok && showToast(`Version ${number} withdrawn.`, 'success');
    }
    const done = await restoring.mutateAsync({ id: kart.id, number, version: kart.version });
    onClose();
    if (!done.ok) return undefined;
    showToast(`Version ${number} is back in the builder.`, 'success');
    return navigate(builder);
  };
  const isWithdraw = what === 'withdraw';
  const label = isWithdraw ? `Withdraw version ${number}` : `Restore version ${number}`;
  return (
    <SiteDialog
      title={`${label}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: isWithdraw ? 'Withdraw' : 'Restore',
          run: () => void run(),
          primary: true,
          danger: isWithdraw,
          disabled: withdrawing.isPending || restoring.isPending,
        },
      ]}
    >
      {isWithdraw
        ? 'The customer no longer sees this version and cannot accept it. It stays here for you to read.'
        : [
            'Its trip, services and charges replace what is in the builder. Versions that were sent stay as they are.',
            overpaidText(kart, { ...kart, totalPrice: total }, kart.currency),
          ]
            .filter(Boolean)
            .join(' ')}
      {moves && isMove(moves) && <p>{movesText(moves)}</p>}
    </SiteDialog>
  );
}
