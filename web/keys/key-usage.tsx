import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { getUsage } from '#shared/keys/get-usage.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { inGrid, inNarrowColumn } from '#web/ui/stack.ts';
import { partHeading, quietInLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { CallsChart } from './calls-chart.tsx';
import { DaysUsed } from './days-used.tsx';
import { LastAnswers } from './last-answers.tsx';

const useStyles = makeStyles({
  narrow: inNarrowColumn('24px'),
  wide: {
    ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', '40px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  },
  part: inNarrowColumn('8px'),
  heading: partHeading,
  of: { ...quietInLine, fontWeight: 400, marginLeft: '8px' },
});

interface Props {
  id: string;
  /** Side by side, on a page of its own; left out: below each other. */
  isWide?: boolean;
  /** Somebody asked for it: it comes into view. */
  isCalled?: boolean;
}

/** What a key was used for: its calls by day, and its last answers. */
export default function KeyUsage({ id, isWide, isCalled }: Props) {
  const styles = useStyles();
  const { zone, today } = useSiteDays();
  const usage = useCall(getUsage, { id }, { quiet: true });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCalled) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isCalled, usage.data]);
  return (
    <div ref={root}>
      <ListBody query={usage} isPending={usage.isPending} label="Loading usage" rowHeight={56}>
        {() =>
          usage.data && (
            <div className={isWide ? styles.wide : styles.narrow}>
              <section className={styles.part} aria-label="Calls">
                <h2 className={styles.heading}>
                  Calls<span className={styles.of}>{usage.data.key.name}, last 14 days</span>
                </h2>
                <CallsChart days={usage.data.days} />
                <DaysUsed days={usage.data.days} />
              </section>
              <section className={styles.part} aria-label="Last answers">
                <h2 className={styles.heading}>
                  Last answers<span className={styles.of}>of 100</span>
                </h2>
                <LastAnswers answers={usage.data.answers} zone={zone} today={today} />
              </section>
            </div>
          )
        }
      </ListBody>
    </div>
  );
}
