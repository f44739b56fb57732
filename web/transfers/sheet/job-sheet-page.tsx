import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '#shared/money.ts';
import { addDays, formatDay } from '#shared/time.ts';
import { driverClashes } from '#shared/transfers/driver-clashes.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { Page } from '#web/ui/page.tsx';
import { inGrid, inRows, notOnPaper, plainList } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { quietLine, smallText } from '#web/ui/text.ts';
import { onPaper, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { chargesOf, sheetDays } from './by-day.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { type RowClash, rowClashes } from './row-clashes.ts';
import { readSheet, type SheetFilter, writeSheet } from './sheet-address.ts';
import { SheetBar } from './sheet-bar.tsx';
import { PAPER_COLUMNS, SHEET_COLUMNS, TransferRow } from './transfer-row.tsx';
import { type SheetDriver, useJobSheet } from './use-job-sheet.ts';

const ChargesSums = lazyPart(() => import('./charges-sums.tsx'));
const ClashAsideDialog = lazyPart(() => import('../clash-aside-dialog.tsx'));
const TimeDialog = lazyPart(() => import('./time-dialog.tsx'));
const DriverLinks = lazyPart(() => import('./driver-links.tsx'));

const useStyles = makeStyles({
  actions: { ...inRows('8px'), ...notOnPaper },
  columns: {
    ...inGrid(SHEET_COLUMNS, '0 12px'),
    ...smallText,
    padding: '4px 0 8px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    [upTo768]: { display: 'none' },
    [onPaper]: { display: 'grid', gridTemplateColumns: PAPER_COLUMNS, gap: '0 8px' },
  },
  pressed: notOnPaper,
  end: { textAlign: 'right' },
  day: {
    ...smallText,
    ...inRows('4px 10px'),
    margin: 0,
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: quietLine,
  made: { ...warningSurface, margin: '0 0 16px', padding: '8px 12px' },
  list: plainList,
});

const counted = (count: number) => (count === 1 ? '1 transfer' : `${count} transfers`);

/** `/staff/dmc_job_sheet`: who is driven where and when, by whom and for how much. */
export default function JobSheetPage() {
  const styles = useStyles();
  const { currency } = useSite();
  const { today, zone } = useSiteDays();
  const mayEdit = useMay('transfers.edit');
  const maySettle = useMay('transfers.money');
  const [query, setQuery] = useSearchParams();
  const filter = readSheet(query);
  const { sheet, acts } = useJobSheet(filter);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isLinking, setLinking] = useState(query.get('links') !== null);
  const [isPending, setPending] = useState(false);
  const [clashing, setClashing] = useState<RowClash>();
  const [timing, setTiming] = useState<TransferShown>();
  const transfers = sheet.data?.transfers ?? [];
  const drivers = sheet.data?.drivers ?? [];
  const clashes = driverClashes(transfers);
  const picked = transfers.filter(({ id }) => chosen.has(id));
  const change = (next: SheetFilter) => {
    setChosen(new Set());
    setQuery(writeSheet(next), { replace: true });
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const assign = async (driver: SheetDriver | undefined) => {
    setPending(true);
    const isAll = await acts.assign(picked, driver);
    setPending(false);
    if (isAll) setChosen(new Set());
  };
  const range =
    filter.from && filter.to ? { from: filter.from, to: filter.to } : { from: today, to: addDays(today, 1) };
  return (
    <Page
      heading="Job sheet"
      lead={sheet.data ? summaryOf(transfers, currency) : undefined}
      actions={
        <div className={styles.actions}>
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            Print
          </Button>
          <DownloadButton
            request={{
              list: 'transfers',
              filter: { ...range, driverId: filter.driverId, onlyWithoutDriver: filter.onlyWithoutDriver },
            }}
          />
          {mayEdit && (
            <Button appearance="primary" onClick={() => setLinking(true)}>
              Driver links
            </Button>
          )}
        </div>
      }
    >
      <SheetBar filter={filter} range={range} drivers={drivers} onChange={change} />
      {sheet.data && sheet.data.beingMade.length > 0 && (
        <p role="status" className={styles.made}>
          {madeText(sheet.data.beingMade)}
        </p>
      )}
      <ListBody query={sheet} isPending={sheet.isPending} label="Loading transfers" rowHeight={48}>
        {() =>
          transfers.length === 0 ? (
            <EmptyState
              icon="box"
              heading={
                filter.driverId || filter.onlyWithoutDriver
                  ? 'No transfers match these filters'
                  : 'No transfers on these days'
              }
              text="Transfers appear here once a quotation is vouchered."
              action={
                (filter.driverId || filter.onlyWithoutDriver) && (
                  <Button onClick={() => change({ ...filter, driverId: '', onlyWithoutDriver: false })}>
                    Clear Filters
                  </Button>
                )
              }
            />
          ) : (
            <>
              <div className={styles.columns} aria-hidden>
                <span className={styles.pressed} />
                <span>Time</span>
                <span>Pickup and drop</span>
                <span>Guests</span>
                <span className={styles.end}>Pax</span>
                <span>Type</span>
                <span>Driver</span>
                <span className={styles.end}>{maySettle && `Charges, ${currency}`}</span>
                <span>Status</span>
                <span className={mergeClasses(styles.end, styles.pressed)}>Done</span>
              </div>
              {sheetDays(transfers).map(({ date, rows }) => (
                <section key={date} aria-label={formatDay(date, { weekday: true })}>
                  <h2 className={styles.day}>
                    {formatDay(date, { weekday: true })}
                    <span className={styles.count}>{dayText(rows, currency)}</span>
                  </h2>
                  <ul className={styles.list}>
                    {rows.map((row) => (
                      <TransferRow
                        key={row.id}
                        row={row}
                        drivers={drivers}
                        acts={acts}
                        zone={zone}
                        mayEdit={mayEdit}
                        maySettle={maySettle}
                        clashes={rowClashes(row, clashes.get(row.id))}
                        onAside={setClashing}
                        onTime={() => setTiming(row)}
                        isChosen={chosen.has(row.id)}
                        onChoose={(isChosen) => choose(row.id, isChosen)}
                      />
                    ))}
                  </ul>
                </section>
              ))}
              {sheet.data?.isCut && <p className={styles.count}>There are more. Please choose fewer days.</p>}
              {maySettle && <ChargesSums transfers={transfers} currency={currency} />}
              {picked.length > 0 && (
                <ChosenBar
                  count={picked.length}
                  drivers={drivers}
                  isPending={isPending}
                  onAssign={(driver) => void assign(driver)}
                  onClear={() => setChosen(new Set())}
                />
              )}
            </>
          )
        }
      </ListBody>
      {timing && <TimeDialog row={timing} onClose={() => setTiming(undefined)} />}
      {clashing && (
        <ClashAsideDialog
          id={clashing.of}
          clash={clashing.clash}
          text={clashing.text}
          invalidates={[getTransferJobSheet]}
          onClose={() => setClashing(undefined)}
        />
      )}
      {isLinking && mayEdit && sheet.data && (
        <DriverLinks
          drivers={filter.driverId ? drivers.filter(({ id }) => id === filter.driverId) : drivers}
          onClose={() => {
            setLinking(false);
            setQuery(writeSheet(filter), { replace: true });
          }}
        />
      )}
    </Page>
  );
}

/** What is not on the sheet yet, or not as it will be. */
const madeText = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `Transfers of quotation ${numbers[0]} are being made.`
    : `Transfers of ${numbers.length} quotations are being made.`;

/** `10 transfers, 2 completed, 2 without a driver. Driver charges AED 1,105.00`. */
function summaryOf(transfers: readonly TransferShown[], currency: string): string {
  const completed = transfers.filter(({ state }) => state === 'DONE').length;
  const open = transfers.filter(({ state, driverId }) => state === 'OPEN' && !driverId).length;
  const charges = chargesOf(transfers);
  return `${[counted(transfers.length), `${completed} completed`, `${open} without a driver`].join(', ')}.${
    charges === null ? '' : ` Driver charges ${formatMoney(charges, currency)}`
  }`;
}

function dayText(rows: readonly TransferShown[], currency: string): string {
  const charges = chargesOf(rows);
  return [counted(rows.length), charges !== null && formatMoney(charges, currency)].filter(Boolean).join(', ');
}
