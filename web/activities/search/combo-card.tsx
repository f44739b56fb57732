import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { OfferedCombo } from '#shared/activities/search-activities-by-city-id.ts';
import { Card } from '#web/ui/card.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { largeHeading, quietLine } from '#web/ui/text.ts';
import { AddBar } from './add-bar.tsx';
import { DayStrip } from './day-strip.tsx';
import { type Shown, shownOf } from './shown-price.ts';
import { noWays } from './ways-fields.tsx';

const useStyles = makeStyles({
  root: { ...inColumn('8px'), gridTemplateColumns: 'minmax(0, 1fr)' },
  name: largeHeading,
  parts: { ...quietLine, margin: 0 },
});

/** Options that are sold together, for each adult and child. */
export function ComboCard({ combo, found, guests, isOwn }: Shown & { combo: OfferedCombo }) {
  const styles = useStyles();
  const { currency, days } = found;
  const [chosen, setChosen] = useState<string>();
  const price = chosen === undefined ? undefined : combo.days[days.indexOf(chosen)];
  const minor = price ? shownOf(price, isOwn) : null;
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
        <AddBar
          {...{ found, guests, minor }}
          item={{ loadingId: combo.id, comboId: combo.id, date: chosen!, timeSlot: '', ...noWays }}
        />
      )}
    </Card>
  );
}
