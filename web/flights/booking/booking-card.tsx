import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Card } from '#web/ui/card.tsx';
import { inRows } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  card: { padding: '20px 24px 24px', minWidth: 0, [upTo768]: { padding: '16px' } },
  head: { ...inRows('4px 12px'), marginBottom: '16px', minHeight: '24px' },
  title: cardHeading,
  note: {
    ...quietLine,
    // Below the title on a phone, so that what ends the title's line stays on it.
    [upTo768]: { order: 1, flexBasis: '100%' },
  },
  end: { marginLeft: 'auto', minWidth: 0 },
  wideEnd: { [upTo768]: { marginLeft: 0, width: '100%' } },
});

interface Props {
  title: string;
  /** Said beside the title. */
  note?: ReactNode;
  /** At the end of the title's line. */
  end?: ReactNode;
  /** The end needs a line of its own on a phone. */
  wideEnd?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a booking screen. */
export function BookingCard({ title, note, end, wideEnd, id, className, children }: Props) {
  const styles = useStyles();
  return (
    <Card aria-label={title} id={id} className={mergeClasses(styles.card, className)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {end && <div className={mergeClasses(styles.end, wideEnd && styles.wideEnd)}>{end}</div>}
      </div>
      {children}
    </Card>
  );
}
