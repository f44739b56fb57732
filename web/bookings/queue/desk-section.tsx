import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { BookingDesk } from '#shared/bookings/get-booking-details.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  text: { margin: 0, fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 12px',
    margin: 0,
    fontSize: '12px',
    lineHeight: '16px',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
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
        <dd>{desk.supplier}</dd>
        <dt>Our reference</dt>
        <dd>{desk.ourReference}</dd>
        {desk.supplierReference && (
          <>
            <dt>Its reference</dt>
            <dd>{desk.supplierReference}</dd>
          </>
        )}
      </dl>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
