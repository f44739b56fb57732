import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { formatDay } from '#shared/time.ts';
import { upTo600 } from '#web/app/theme/breakpoints.ts';
import { siteTokens } from '#web/app/theme/site-tokens.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Money } from '#web/ui/money.tsx';
import { pnrText } from '../pnr-text.ts';
import { awayText, flightsText, leadName, routeText, statusNote } from './row-text.ts';
import { StatusMark } from './status-mark.tsx';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th': {
      textAlign: 'left',
      fontWeight: 400,
      fontSize: '12px',
      lineHeight: '16px',
      color: tokens.colorNeutralForeground3,
      padding: '8px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    },
    '& td': {
      padding: '6px 8px',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    [upTo600]: {
      display: 'block',
      '& thead, & colgroup': { display: 'none' },
      '& tbody, & tr, & th': { display: 'block' },
      '& td': { display: 'block', minWidth: 0 },
    },
  },
  group: { '& th': { paddingTop: '16px', fontWeight: 600, color: tokens.colorNeutralForeground1 } },
  count: {
    marginLeft: '8px',
    fontWeight: 400,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  row: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [upTo600]: {
      display: 'grid !important' as 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '12px',
      padding: '8px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      '& td': { borderBottom: 'none', padding: '1px 4px' },
    },
  },
  deskOnly: { [upTo600]: { display: 'none' } },
  travelCell: { [upTo600]: { gridColumn: 2, gridRow: 3, textAlign: 'right' } },
  open: { backgroundColor: siteTokens.selectedBackground, boxShadow: `inset 2px 0 0 ${siteTokens.selectedLine}` },
  pnr: {
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    cursor: 'pointer',
    textAlign: 'left',
  },
  second: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  first: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  right: { textAlign: 'right !important' as 'right' },
  statusCell: {
    [upTo600]: {
      display: 'flex !important' as 'flex',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      gap: '8px',
      gridColumn: 2,
      gridRow: 1,
    },
  },
  priceCell: { [upTo600]: { gridColumn: 2, gridRow: 2, textAlign: 'right' } },
});

const WIDTHS = ['15%', '20%', '17%', '14%', '19%', '15%'];

export interface TicketGroup {
  /** Left out: the list is one. */
  heading?: string;
  count?: number | null;
  rows: readonly BookingRow[];
}
interface Props {
  groups: readonly TicketGroup[];
  openId: string | undefined;
  onOpen(bookingId: string): void;
  /** What can be done about a row at once. */
  actionOf?(row: BookingRow): ReactNode;
}

/** A desk's queue: dense rows, what needs action on top and since when. Three lines a row on a phone. */
export function TicketTable({ groups, openId, onOpen, actionOf }: Props) {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <colgroup>
        {WIDTHS.map((width, at) => (
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">PNR</th>
          <th scope="col">Passenger</th>
          <th scope="col">Sectors</th>
          <th scope="col">Travel</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.right}>
            Price
          </th>
        </tr>
      </thead>
      {groups.map(({ heading, count, rows }) => (
        <tbody key={heading ?? 'all'}>
          {heading && (
            <tr className={styles.group}>
              <th colSpan={6} scope="rowgroup">
                {heading}
                {count !== null && count !== undefined && (
                  <span className={styles.count}>{count.toLocaleString('en-IN')}</span>
                )}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row
              key={row.bookingId}
              row={row}
              isOpen={row.bookingId === openId}
              action={actionOf?.(row)}
              onOpen={() => onOpen(row.bookingId)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  row: BookingRow;
  isOpen: boolean;
  action: ReactNode;
  onOpen(): void;
}

function Row({ row, isOpen, action, onOpen }: RowProps) {
  const styles = useStyles();
  const { today, dayOf } = useSiteDays();
  const more = row.passengers.length - 1;
  return (
    <tr className={mergeClasses(styles.row, isOpen && styles.open)} onClick={onOpen}>
      <td>
        <button
          type="button"
          className={styles.pnr}
          data-row
          aria-expanded={isOpen}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {pnrText(row)}
        </button>
        <div className={mergeClasses(styles.second, styles.deskOnly)}>
          Booked {formatDay(dayOf(row.createdAt), { year: false })}
        </div>
      </td>
      <td>
        <div className={styles.first}>
          {leadName(row)}
          {more > 0 && ` +${more}`}
        </div>
        <div className={mergeClasses(styles.second, styles.deskOnly)} title={row.user.email}>
          {row.user.email}
        </div>
      </td>
      <td>
        <div className={styles.first}>{routeText(row.segments)}</div>
        <div className={mergeClasses(styles.second, styles.deskOnly)}>{flightsText(row.segments)}</div>
      </td>
      <td className={styles.travelCell}>
        <div className={styles.first}>{formatDay(row.travelDate)}</div>
        <div className={mergeClasses(styles.second, styles.deskOnly)}>{awayText(row.travelDate, today)}</div>
      </td>
      <td className={styles.statusCell}>
        <StatusMark statusId={row.statusId} text={row.supplierChangeReqStatus?.statusText ?? row.status} />
        <div className={styles.second}>{statusNote(row)}</div>
      </td>
      <td className={mergeClasses(styles.right, styles.priceCell)}>
        <Money minor={row.transactionDetails.amount} currency={row.currency} />
        {action}
      </td>
    </tr>
  );
}
