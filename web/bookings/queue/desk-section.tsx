import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { BookingDesk } from '#shared/bookings/get-booking-details.ts';
import { inColumn, inGrid, inLines } from '#web/ui/stack.ts';
import { cardHeading, smallText, softLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: cardHeading,
  text: { ...softLine, margin: 0 },
  facts: {
    ...smallText,
    ...inGrid('auto minmax(0, 1fr)', '2px 12px'),
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  buttons: inLines('8px'),
});

interface Props {
  desk: BookingDesk;
  heading: string;
  /** What is the matter, and what happens by itself. */
  text: ReactNode;
  /** What staff can do. */
  children: ReactNode;
}

/** Something for staff to do about a booking, with whom to call and what it is called there. */
export function DeskSection({ desk, heading, text, children }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.root} aria-label="Needs action">
      <strong className={styles.heading}>{heading}</strong>
      <p className={styles.text}>{text}</p>
      <dl className={styles.facts}>
        <dt>Call</dt>
        <dd>{desk.partner ? `${desk.partner}, who supply this booking` : desk.supplier}</dd>
        <dt>Our reference</dt>
        <dd>{desk.ourReference}</dd>
        {desk.supplierReference && (
          <>
            <dt>Supplier reference</dt>
            <dd>{desk.supplierReference}</dd>
          </>
        )}
      </dl>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
