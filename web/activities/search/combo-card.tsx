import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { OfferedCombo } from '#shared/activities/search-activities-by-city-id.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { largeHeading, quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useAdding } from '../use-cart.ts';
import { DayStrip } from './day-strip.tsx';
import { type Shown, shownOf } from './shown-price.ts';
import { noWays } from './ways-fields.tsx';

const useStyles = makeStyles({
  root: { ...inColumn('8px'), gridTemplateColumns: 'minmax(0, 1fr)' },
  name: largeHeading,
  parts: { ...quietLine, margin: 0 },
  add: { ...inLines('8px 16px'), alignItems: 'center', [upTo768]: { '& > button': { width: '100%' } } },
});

/** Options that are sold together, for each adult and child. */
export function ComboCard({ combo, found, guests, isOwn }: Shown & { combo: OfferedCombo }) {
  const styles = useStyles();
  const { currency, days } = found;
  const [chosen, setChosen] = useState<string>();
  const { add, isPending, mayAdd } = useAdding();
  const price = chosen === undefined ? undefined : combo.days[days.indexOf(chosen)];
  const minor = price ? shownOf(price, isOwn) : null;
  const { adults, children, infants, startDate, endDate } = guests;
  const put = () =>
    add({
      loadingId: combo.id,
      ...{ adults, children, infants, startDate, endDate },
      ...{ comboId: combo.id, date: chosen!, timeSlot: '', ...noWays },
    });
  return (
    <Card aria-label={combo.name} className={styles.root}>
      <h2 className={styles.name}>{combo.name}</h2>
      <p className={styles.parts}>Together: {combo.parts.join('; ')}</p>
      <DayStrip
        label={combo.name}
        days={days}
        prices={combo.days}
        currency={currency}
        isOwn={isOwn}
        chosen={chosen}
        onChoose={(day) => setChosen(day === chosen ? undefined : day)}
      />
      {minor !== null && (
        <div className={styles.add}>
          <Money large minor={minor} currency={currency} />
          {mayAdd && (
            <Button appearance="primary" disabledFocusable={isPending} onClick={() => void put()}>
              Add to cart
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
