import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { inGrid, notOnPaper } from '#web/ui/stack.ts';
import { heardOnly, quietLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { onPaper, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { ChargesInput, chargesText } from './charges-input.tsx';
import type { RowClash } from './row-clashes.ts';
import { TransferStatus } from './transfer-status.tsx';
import { tripOf } from './trip-address.ts';
import { nameOf, type SheetActs, type SheetDriver } from './use-job-sheet.ts';

/** Columns of a desk: tick, time, places, guests, pax, type, driver, charges, status, done. */
export const SHEET_COLUMNS = '32px 52px minmax(0, 1.5fr) minmax(0, 1.2fr) 32px 36px minmax(120px, 1fr) 96px 164px 44px';
/** The same on paper, without what is ticked or pressed. */
export const PAPER_COLUMNS = '40px minmax(0, 1.4fr) minmax(0, 1.2fr) 28px 32px minmax(0, 1fr) 72px 132px';

const useStyles = makeStyles({
  row: {
    ...inGrid(SHEET_COLUMNS, '0 12px'),
    alignItems: 'center',
    minHeight: '48px',
    padding: '4px 0',
    [onPaper]: {
      gridTemplateColumns: PAPER_COLUMNS,
      gridTemplateAreas: 'none',
      gap: '0 8px',
      alignItems: 'start',
      minHeight: 0,
      padding: '6px 0',
      breakInside: 'avoid',
      '& > *': { gridArea: 'auto' },
    },
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: {
      gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas:
        '"tick time status" "tick places places" "tick guests done" "driver driver charges" "clashes clashes clashes"',
      gap: '4px 8px',
      padding: '12px 0',
    },
  },
  tick: { ...notOnPaper, [upTo768]: { gridArea: 'tick', alignSelf: 'start' } },
  time: {
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    [upTo768]: { gridArea: 'time' },
  },
  places: { minWidth: 0, overflowWrap: 'anywhere', [upTo768]: { gridArea: 'places' } },
  guests: { minWidth: 0, overflowWrap: 'anywhere', [upTo768]: { gridArea: 'guests' } },
  clashes: { gridColumn: '3 / -1', [onPaper]: { gridColumn: '2 / -1 !important' }, [upTo768]: { gridArea: 'clashes' } },
  clash: { display: 'flex', alignItems: 'center', gap: '8px', [upTo768]: { justifyContent: 'space-between' } },
  /** Nobody drives it: the first to see to. */
  without: {
    border: `1px solid ${tokens.colorPaletteDarkOrangeForeground1}`,
    '& select': { color: tokens.colorPaletteDarkOrangeForeground1 },
  },
  note: quietLine,
  moved: { ...quietLine, color: tokens.colorPaletteDarkOrangeForeground1 },
  aside: notOnPaper,
  quiet: { color: tokens.colorNeutralForeground3 },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  desk: { [upTo768]: { display: 'none' }, [onPaper]: { display: 'block' } },
  phone: { display: 'none', [upTo768]: { display: 'inline' }, [onPaper]: { display: 'none' } },
  screen: notOnPaper,
  paper: { display: 'none', [onPaper]: { display: 'block' } },
  driver: { [upTo768]: { gridArea: 'driver' } },
  charges: { '& input': { textAlign: 'right' }, [upTo768]: { gridArea: 'charges' } },
  status: { [upTo768]: { gridArea: 'status', justifySelf: 'end' }, [onPaper]: { justifySelf: 'start' } },
  done: { justifySelf: 'end', ...notOnPaper, [upTo768]: { gridArea: 'done' } },
  heard: heardOnly,
});

interface Props {
  row: TransferShown;
  clashes: readonly RowClash[];
  onAside(clash: RowClash): void;
  /** Its time is to be said. */
  onTime(): void;
  drivers: readonly SheetDriver[];
  acts: SheetActs;
  zone: string;
  mayEdit: boolean;
  maySettle: boolean;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** A transfer of the job sheet: who drives it, for how much, and whether it was driven, each changed in place. */
export function TransferRow({
  row,
  drivers,
  acts,
  zone,
  mayEdit,
  maySettle,
  isChosen,
  clashes,
  onAside,
  onTime,
  onChoose,
}: Props) {
  const styles = useStyles();
  const { time, pickupLocation, dropLocation, guest, pax, sharingType, driverId, driverName, state } = row;
  const name = nameOf(row);
  const isGone = state === 'WITHDRAWN';
  const known = drivers.some(({ id }) => id === driverId) || !driverId;
  const notes = [row.title, row.flight && `Follows ${row.flight}`, row.remarkForCustomer, row.internalRemark].filter(
    Boolean,
  );
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.tick}>
        {mayEdit && (
          <Checkbox
            label={<span className={styles.heard}>Choose {name}</span>}
            checked={isChosen}
            disabled={isGone}
            onChange={onChoose}
          />
        )}
      </div>
      <div className={styles.time}>
        {time || '–'}{' '}
        <span className={mergeClasses(styles.quiet, styles.phone)}>
          {sharingType}, {pax} {pax === 1 ? 'guest' : 'guests'}
        </span>
      </div>
      <div className={styles.places}>
        {pickupLocation} <span aria-hidden>→</span>
        <span className={styles.heard}> to </span> {dropLocation}
        {row.was && (
          <div className={styles.moved}>
            {row.was.date !== row.date
              ? `Moved from ${row.was.date} ${row.was.time}`
              : row.was.time === time
                ? 'Place changed'
                : row.was.time && `Moved from ${row.was.time}`}
          </div>
        )}
        {row.isTimeOpen && state === 'OPEN' && (
          <div className={mergeClasses(styles.clash, time ? styles.note : styles.moved)}>
            <span>{time ? 'Pickup time set by the desk' : 'Pickup time not set'}</span>
            {mayEdit && (
              <Button
                className={styles.aside}
                appearance="transparent"
                size="small"
                aria-label={`${time ? 'Change the time' : 'Set the time'}, ${name}`}
                onClick={onTime}
              >
                {time ? 'Change' : 'Set the time'}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.guests}>
        {guest}, <TextLink to={tripOf(row)}>{row.kartName}</TextLink>
        <div className={styles.note}>{notes.join('. ')}</div>
      </div>
      <div className={mergeClasses(styles.number, styles.desk)}>{pax}</div>
      <div className={mergeClasses(styles.quiet, styles.desk)}>{sharingType}</div>
      <div className={styles.driver}>
        {mayEdit && !isGone && <span className={styles.paper}>{driverName || '–'}</span>}
        {mayEdit && !isGone ? (
          <SelectBox
            aria-label={`Driver, ${name}`}
            className={mergeClasses(styles.screen, state === 'OPEN' && !driverId && styles.without)}
            value={driverId}
            onChange={(chosen) =>
              void acts.assign(
                [row],
                drivers.find(({ id }) => id === chosen),
              )
            }
          >
            <option value="">{driverId ? 'No driver' : 'Assign driver'}</option>
            {!known && <option value={driverId}>{driverName || 'Deactivated driver'}</option>}
            {drivers.map((driver) => (
              <option key={driver.id} value={driver.id}>
                {driver.driverName}
              </option>
            ))}
          </SelectBox>
        ) : (
          driverName || 'No driver'
        )}
      </div>
      <div className={styles.charges}>
        {maySettle && (
          <>
            <div className={mergeClasses(styles.number, styles.paper)}>{chargesText(row)}</div>
            <div className={styles.screen}>
              <ChargesInput row={row} isOff={false} onCharge={(charges) => acts.charge(row, charges)} />
            </div>
          </>
        )}
      </div>
      <div className={styles.status}>
        <TransferStatus row={row} zone={zone} />
      </div>
      <div className={styles.done}>
        {mayEdit && (
          <Switch
            label={`Completed, ${name}`}
            checked={state === 'DONE'}
            disabled={isGone}
            onChange={(isCompleted) => void acts.complete(row, isCompleted)}
          />
        )}
      </div>
      {clashes.length > 0 && (
        <div className={styles.clashes}>
          {clashes.map((clash) => (
            <div
              key={`${clash.of} ${clash.clash}`}
              className={mergeClasses(styles.clash, clash.reason ? styles.note : styles.moved)}
            >
              <span>
                {clash.text} {clash.reason && `Set aside: ${clash.reason} `}
              </span>
              {mayEdit && (
                <Button
                  className={styles.aside}
                  appearance="transparent"
                  size="small"
                  aria-label={`${clash.reason ? 'Undo' : 'Set aside'}: ${clash.text}`}
                  onClick={() => (clash.reason ? void acts.takeBack(clash) : onAside(clash))}
                >
                  {clash.reason ? 'Undo' : 'Set aside'}
                </Button>
              )}
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
