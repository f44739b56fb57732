import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Issuer } from '#shared/bookings/ticket.ts';
import type { VoucherSheet } from '#shared/quotations/voucher-sheet.ts';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { apart, apartInRows, inColumn, inGrid, inLines, inRow, inRows, notOnPaper, plainList } from '#web/ui/stack.ts';
import { largeHeading, quietInLine, quietLine, strongLine } from '#web/ui/text.ts';
import { onPaper, upTo600 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  // Paper has neither the page's head nor its cover.
  letterhead: {
    display: 'none',
    [onPaper]: {
      ...apart('24px'),
      paddingBottom: '12px',
      marginBottom: '12px',
      borderBottom: `2px solid ${tokens.colorBrandBackground}`,
    },
  },
  issuer: { ...inRow('12px'), ...largeHeading },
  logo: { height: '32px', maxWidth: '184px', objectFit: 'contain' },
  contacts: { ...quietLine, textAlign: 'right' },
  onPaper: { display: 'none', [onPaper]: { display: 'block' } },
  card: { ...inColumn('16px'), padding: '20px 24px', [upTo600]: { padding: '16px' } },
  head: apartInRows('8px 24px'),
  heading: largeHeading,
  quiet: { ...quietLine, margin: 0 },
  phone: { ...strongLine, color: 'inherit' },
  guests: { ...inLines('4px 24px'), ...plainList },
  type: quietInLine,
  day: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: '12px', breakInside: 'avoid' },
  date: { ...strongLine, margin: '0 0 8px' },
  list: plainList,
  entry: {
    ...inGrid('52px minmax(0, 2fr) minmax(0, 3fr) auto', '2px 12px'),
    padding: '4px 0',
    overflowWrap: 'anywhere',
    [upTo600]: { gridTemplateColumns: '52px minmax(0, 1fr)', '& > :nth-child(n + 3)': { gridColumn: 2 } },
  },
  drive: { color: tokens.colorNeutralForeground3 },
  time: { fontVariantNumeric: 'tabular-nums' },
  title: { fontWeight: tokens.fontWeightSemibold },
  remark: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  actions: { ...inRows('8px'), ...notOnPaper },
});

const types = ['', 'adult', 'child', 'infant'];

interface Props {
  voucher: VoucherSheet;
  /** Whose letterhead it has where it is printed. */
  issuer: Issuer;
  /** How it is taken away as a file. */
  download: ReactNode;
}

/** What guests carry: their days with times, pickups and references, and whom to ring. No price. */
export default function TravelVoucher({ voucher, issuer, download }: Props) {
  const styles = useStyles();
  const { kartName, voucherNo, from, to, guests, phone, days, remark } = voucher;
  return (
    <Card className={styles.card} aria-label="Travel voucher">
      <div className={styles.letterhead}>
        <span className={styles.issuer}>
          {issuer.logoUrl && <img className={styles.logo} src={issuer.logoUrl} alt="" />}
          {issuer.companyName}
        </span>
        <span className={styles.contacts}>
          <div>{issuer.address}</div>
          {[issuer.contact, issuer.email].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={styles.head}>
        <div>
          <h2 className={styles.heading}>Travel voucher</h2>
          <div className={styles.onPaper}>{kartName}</div>
          <p className={styles.quiet}>
            {voucherNo}, {formatDay(from)} to {formatDay(to)}
          </p>
        </div>
        {phone && (
          <p className={styles.quiet}>
            In need, day and night{' '}
            <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </p>
        )}
        <div className={styles.actions}>
          {download}
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      {guests.length > 0 && (
        <ul className={styles.guests} aria-label="Guests">
          {guests.map(({ name, paxType }, at) => (
            <li key={`${name} ${at}`}>
              {name} <span className={styles.type}>{types[paxType]}</span>
            </li>
          ))}
        </ul>
      )}
      {days.map(({ day, date, entries }) => (
        <section key={date} className={styles.day}>
          <h3 className={styles.date}>
            Day {day}, {formatDay(date, { weekday: true, year: false })}
          </h3>
          <ul className={styles.list}>
            {entries.map(({ time, title, note, reference, isDrive }, at) => (
              <li key={`${time} ${title} ${at}`} className={styles.entry}>
                <span className={styles.time}>{time || '–'}</span>
                <span className={isDrive ? styles.drive : styles.title}>{title}</span>
                <span className={isDrive ? styles.drive : undefined}>{note}</span>
                {reference && <span>{reference}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {remark && <p className={styles.remark}>{remark}</p>}
    </Card>
  );
}
