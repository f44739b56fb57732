import { makeStyles, tokens } from '@fluentui/react-components';
import { inColumn, inGrid } from '#web/ui/stack.ts';
import { BookingFrame } from './booking-frame.tsx';
import { BookingCard } from './booking-card.tsx';
import type { Step } from './stepper.tsx';

const useStyles = makeStyles({
  bone: { height: '40px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground3 },
  grid: inGrid('repeat(2, minmax(0, 1fr))', '16px'),
  panel: { ...inColumn('16px'), padding: '24px' },
});

/** The shape of a booking screen while its answers are awaited. */
export function BookingLoading({
  step,
  heading,
  lead,
  cards,
}: {
  step: Step;
  heading: string;
  lead: string;
  cards: readonly string[];
}) {
  const styles = useStyles();
  const bones = (count: number) => Array.from({ length: count }, (_, i) => <div key={i} className={styles.bone} />);
  return (
    <BookingFrame
      step={step}
      heading={heading}
      lead={lead}
      aside={
        <div className={styles.panel} aria-busy>
          {bones(5)}
        </div>
      }
    >
      {cards.map((title) => (
        <BookingCard key={title} title={title}>
          <div className={styles.grid} aria-hidden>
            {bones(4)}
          </div>
        </BookingCard>
      ))}
    </BookingFrame>
  );
}
