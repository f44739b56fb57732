import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FareDetail, Segment } from '#shared/flights/model.ts';
import { inColumn } from '#web/ui/stack.ts';
import { Countdown } from './countdown.tsx';
import { RailItinerary } from '#web/bookings/rail-itinerary.tsx';
import { SaleSummary } from './sale-summary.tsx';

const useStyles = makeStyles({
  body: { ...inColumn('20px'), padding: '20px 24px 24px' },
  flush: { padding: '20px 0 0' },
  rule: { height: '1px', border: 'none', margin: 0, backgroundColor: tokens.colorNeutralStroke2 },
});

interface Props {
  left: number | undefined;
  segments?: readonly Segment[];
  /** The fare family's name. */
  family?: string;
  fare: FareDetail;
  /** Title over the sums, where the flights stand elsewhere. */
  heading?: ReactNode;
  /** In a drawer, which has margins of its own. */
  flush?: boolean;
  /** Consent and the one action. */
  children?: ReactNode;
}

/** Time left, trip, price, action: in this order. */
export function PricePanel({ left, segments, family, fare, heading, flush, children }: Props) {
  const styles = useStyles();
  return (
    <>
      {left !== undefined && <Countdown left={left} rounded={flush} />}
      <div className={mergeClasses(styles.body, flush && styles.flush)}>
        {segments && (
          <>
            <RailItinerary segments={segments} family={family} />
            <hr className={styles.rule} />
          </>
        )}
        {heading}
        <SaleSummary fare={fare} />
        {children}
      </div>
    </>
  );
}
