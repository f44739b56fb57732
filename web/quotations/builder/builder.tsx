import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { formatDay } from '#shared/time.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { apartInRows, inGrid, inLines } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { warningSurface } from '#web/ui/surface.ts';
import { pageHeading, quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { lengthText, partyText } from '../quotation-body.tsx';
import { labelOf, lockedOf, stateMarks, withNights } from './builder-words.ts';
import { DaysList } from './days-list.tsx';
import { DaysNav } from './days-nav.tsx';
import { chargeFields, HEAD, tripFields } from './head-fields.ts';
import type { Kart } from './kart.ts';
import { fieldsOfLine, landingsIn } from './follow-flight.ts';
import LineForm from './line-form.tsx';
import { dateIn, kindOf, valuesOf } from './line-views.ts';
import { rateText, titleOf } from './line-words.ts';
import type { Values } from './pieces.ts';
import { savedText } from './saved-text.ts';
import { TotalsBar } from './totals-bar.tsx';
import { useBuilder } from './use-builder.ts';
import type { KartServer } from './use-kart.ts';

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'));
const Preview = memo(lazyPart(() => import('./preview.tsx')));
const SendDialog = lazyPart(() => import('../send/send-dialog.tsx'));
const AfterSending = memo(lazyPart(() => import('./after-sending.tsx')));
const KartMenu = lazyPart(() => import('./kart-menu.tsx'));
const VoucherDialog = lazyPart(() => import('../voucher/voucher-dialog.tsx'));
const VoucherPart = lazyPart(() => import('../voucher/voucher-part.tsx'));
const NewCustomer = lazyPart(() => import('./new-customer.tsx'));
const Passengers = lazyPart(() => import('./passengers-dialog.tsx'));

/** The trip's own fields, which stay as they are while its lines are dragged. */
const HeadForm = memo(LineForm);
const nothing = {};
const unlocked: readonly string[] = [];
const discount: readonly string[] = ['discount'];

/** From here the preview stands beside the lines. */
const WIDE = '@media (min-width: 1180px)';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 356px' },
  },
  main: {
    minWidth: 0,
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    padding: '20px 24px 0',
    [upTo768]: { padding: '16px 16px 0' },
  },
  head: { ...apartInRows('12px 24px'), marginBottom: '12px' },
  title: { ...inLines('4px 12px'), alignItems: 'baseline', minWidth: 0 },
  heading: { ...pageHeading, overflowWrap: 'anywhere' },
  quiet: { ...quietLine, margin: 0, overflowWrap: 'anywhere' },
  said: { ...warningSurface, margin: '0 0 12px' },
  views: { marginBottom: '12px' },
  actions: { ...inLines('8px'), [upTo768]: { width: '100%', '> *': { flexGrow: 1 } } },
  panes: {
    ...inGrid('152px minmax(0, 1fr)', '16px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  nav: {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    paddingTop: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    [upTo768]: { padding: '8px 0' },
  },
  lines: { minWidth: 0, minHeight: '60vh', paddingBottom: '24px' },
  folded: { '& > summary': { padding: '8px 0', cursor: 'pointer', fontWeight: tokens.fontWeightSemibold } },
  aside: {
    position: 'sticky',
    top: 0,
    boxSizing: 'border-box',
    minHeight: '100dvh',
    maxHeight: '100dvh',
    overflowY: 'auto',
    padding: '20px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

interface Props {
  /** Undefined of a quotation that nobody saved yet. */
  kart: Kart | undefined;
  server: KartServer;
}

/** The builder: a trip's days down the side, their lines, what they come to, and what the customer will see. */
export function Builder({ kart, server }: Props) {
  const styles = useStyles();
  const { currency, zone } = useSite();
  const mayMake = useMay('karts.edit');
  const mayEdit = mayMake && kart?.state !== 'CANCELLED';
  const mayPrice = useMay('karts.price');
  const mayConfirm = useMay('karts.confirm');
  const isWide = useMedia(WIDE);
  const [view, setView] = useState<'lines' | 'preview'>('lines');
  const [dialog, setDialog] = useState<'send' | 'passengers' | 'voucher'>();
  const building = useBuilder(kart, server);
  const { autosave, state, head, days, noOfDays, acts, open, kept } = building;
  const { edits, conflicts, errors } = state;
  const change = (id: string) => (fields: Values) => autosave.change(id, fields);
  const addDay = useStable(() => acts.insertDay(noOfDays));
  const find = useStable(server.find);
  const changeHead = useStable(building.changeHead);
  const changeTrip = useStable((fields: Values) => building.changeHead(withNights(fields, head)));
  /** The preview follows once the line that was dragged is where it was dropped. */
  const previewed = useDeferredValue(days);
  const lines = useMemo(() => previewed.flatMap((day) => day.lines), [previewed]);
  const form = open && (
    <LineForm
      key={open.id}
      label={open.title}
      groups={fieldsOfLine(open.kind, open.values, landingsIn(days))}
      values={open.values}
      errors={errors.get(open.id) ?? {}}
      currency={currency}
      mayEdit={mayEdit}
      locked={mayPrice ? [] : lockedOf(open.kind)}
      reason={rateText(kart?.facts.get(open.id), open.values, currency)}
      find={find}
      onChange={change(open.id)}
      onDone={building.close}
    />
  );
  /** Of what is saved alone: nothing of it waits in the browser. */
  const openSaved = async (which: 'send' | 'voucher') => {
    if (await autosave.flush()) setDialog(which);
  };
  const { kartName, adults, child, infant } = head;
  const party = partyText({ adults: Number(adults ?? 0), child: Number(child ?? 0), infant: Number(infant ?? 0) });
  const lead = [
    [head.customerName, kart?.companyName].filter(Boolean).join(', '),
    party,
    dateIn(head)(1) && formatDay(dateIn(head)(1)),
    head.noOfDays && lengthText(noOfDays, Number(head.noOfNights ?? 0)),
  ];
  const preview = kart && <Preview kart={kart} head={head} lines={lines} onChange={mayEdit ? changeHead : undefined} />;
  const headForm = (label: string, groups: typeof tripFields) => (
    <HeadForm
      label={label}
      groups={groups}
      values={head}
      errors={errors.get(HEAD) ?? nothing}
      currency={currency}
      mayEdit={mayEdit}
      isQuiet={kart !== undefined}
      locked={mayPrice ? unlocked : discount}
      find={find}
      onChange={changeTrip}
    />
  );
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <header className={styles.head}>
          <div>
            <div className={styles.title}>
              <h1 className={styles.heading}>{kartName || (kart ? 'Quotation' : 'New quotation')}</h1>
              {kart && <Status {...stateMarks[kart.state]} />}
              <span role="status" className={styles.quiet}>
                {savedText(state.save, zone)}
              </span>
            </div>
            <p className={styles.quiet}>
              {[kart?.quotationId && `Quotation ${kart.quotationId}`, ...lead].filter(Boolean).join(' · ')}
            </p>
          </div>
          <div className={styles.actions}>
            {kart && <Button onClick={() => setDialog('passengers')}>Passengers</Button>}
            {(state.save.kind === 'held' || (kart?.state === 'VOUCHERED' && state.save.kind === 'refused')) && (
              <Button onClick={() => void autosave.flush()}>Save changes</Button>
            )}
            {kart && mayConfirm && mayEdit && kart.state !== 'VOUCHERED' && (
              <Button onClick={() => void openSaved('voucher')}>Voucher</Button>
            )}
            {kart && mayEdit && kart.state !== 'VOUCHERED' && (
              <Button appearance="primary" onClick={() => void openSaved('send')}>
                Send quotation
              </Button>
            )}
            {kart && <KartMenu kart={kart} mayEdit={mayEdit} mayCopy={mayMake} flush={() => autosave.flush()} />}
          </div>
        </header>
        {kart && kart.seenBy.length > 0 && (
          <p className={styles.said} role="status">
            {kart.seenBy.join(', ')} {kart.seenBy.length === 1 ? 'is' : 'are'} working on this quotation too.
          </p>
        )}
        {kart?.voucher && (
          <VoucherPart
            key={kart.state}
            kart={kart}
            head={head}
            valuesOf={(id) => valuesOf(state, id)}
            mayEdit={mayEdit}
            onChange={(id, fields) => autosave.change(id, fields)}
          />
        )}
        {kept.size > 0 && (
          <div className={styles.said} role="group" aria-label="Not saved last time">
            <p>Some of your changes were not saved last time.</p>
            <div className={styles.actions}>
              <Button onClick={building.restore}>Restore my changes</Button>
              <Button onClick={building.forget}>Discard them</Button>
            </div>
          </div>
        )}
        {!isWide && kart && (
          <div className={styles.views}>
            <Segments<'lines' | 'preview'>
              label="View"
              value={view}
              options={[
                { value: 'lines', label: 'Lines' },
                { value: 'preview', label: 'Preview' },
              ]}
              onChange={setView}
            />
          </div>
        )}
        {!isWide && view === 'preview' ? (
          preview
        ) : (
          <>
            {kart ? (
              <details className={styles.folded}>
                <summary>Edit details</summary>
                {headForm('Details', tripFields)}
              </details>
            ) : (
              <>
                {headForm('Details', tripFields)}
                {mayEdit && <NewCustomer onMade={building.changeHead} />}
              </>
            )}
            <div className={styles.panes}>
              <div className={styles.nav}>
                <DaysNav days={days} currency={currency} onAdd={mayEdit && noOfDays < 90 ? addDay : undefined} />
              </div>
              <div className={styles.lines}>
                <DaysList days={days} currency={currency} openId={open?.id} mayEdit={mayEdit} acts={acts} form={form} />
                <details className={styles.folded}>
                  <summary>Charges, payment and remarks</summary>
                  {headForm('Charges, payment and remarks', chargeFields)}
                </details>
                {kart && kart.versions.length > 0 && <AfterSending kart={kart} mayEdit={mayEdit} />}
              </div>
            </div>
          </>
        )}
        {kart && <TotalsBar sums={kart.sums} currency={currency} isWaiting={edits.size > 0} />}
      </div>
      {isWide && kart && (
        <aside className={mergeClasses(styles.aside)} aria-label="Customer preview">
          {preview}
        </aside>
      )}
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts}
          nameOf={({ id, field }) =>
            `${id === HEAD ? 'Details' : titleOf(kindOf(valuesOf(state, id)), valuesOf(state, id))}, ${labelOf(id, field)}`
          }
          onChoose={(conflict, side) => autosave.choose(conflict, side)}
        />
      )}
      {dialog === 'send' && kart && <SendDialog kart={kart} onClose={() => setDialog(undefined)} />}
      {dialog === 'voucher' && kart && (
        <VoucherDialog kart={kart} onOpen={acts.open} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'passengers' && kart && (
        <Passengers kart={kart} mayEdit={mayEdit} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
