import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { OfferedOption, OfferedWay } from '#shared/activities/search-activities-by-city-id.ts';
import { placesWords, visitWords } from '#shared/destination/activities/sold-as.ts';
import { formatMoney } from '#shared/money.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { inColumn, inGrid, inLines } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { AddBar } from './add-bar.tsx';
import { DayStrip } from './day-strip.tsx';
import { type Shown, shownOf } from './shown-price.ts';
import { noWays, WaysFields } from './ways-fields.tsx';

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // What it is on the left, its days on the right as far as they have room.
  head: {
    ...inGrid('minmax(160px, 1fr) minmax(0, max-content)', '8px 16px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: cardHeading,
  facts: { ...quietLine, margin: 0 },
  chosen: { ...inLines('12px'), alignItems: 'end' },
  time: { width: '112px' },
  sum: { ...quietLine, margin: 0 },
});

interface Props extends Shown {
  activity: string;
  option: OfferedOption;
  ways: readonly OfferedWay[];
}

const beginningLarge = (words: string): string => words && words[0]!.toUpperCase() + words.slice(1);

/** `Dinner, guide, 15:00, 16:00`: what an option has, in a line. */
function factsOf(option: OfferedOption): string {
  const has = [
    option.hasMeal && 'meal',
    option.hasGuide && 'guide',
    option.hasTicket && 'ticket',
    visitWords(option),
    option.timeSlots.length > 3 ? `${option.timeSlots[0]} to ${option.timeSlots.at(-1)}` : option.timeSlots.join(', '),
  ]
    .filter(Boolean)
    .join(', ');
  return beginningLarge(has);
}

/** A way to do an activity: a day is pressed, then a time and transfers are chosen, and it goes into the cart. */
export function OptionPart({ activity, option, ways, found, guests, isOwn }: Props) {
  const styles = useStyles();
  const { currency, days } = found;
  const [chosen, setChosen] = useState<string>();
  const [wanted, setTime] = useState('');
  const [picked, setPicked] = useState(noWays);
  const times = option.timeSlots.filter((time) => chosen !== found.today || time > found.now);
  const timeSlot = times.includes(wanted) ? wanted : (times[0] ?? '');
  const at = chosen === undefined ? -1 : days.indexOf(chosen);
  const price = at < 0 ? undefined : option.days[at];
  const base = price ? shownOf(price, isOwn) : null;
  const driven = ways.flatMap((way) => {
    const added = way.days[at] && shownOf(way.days[at], isOwn);
    if (added === undefined || added === null) return [];
    const { id, scope, area, words } = way;
    return [{ id, scope, added, name: `${area}, ${words}, ${formatMoney(added, currency, { round: true })}` }];
  });
  const isDriven = (id: string) => driven.some((way) => way.id === id);
  const kept = {
    pickUpAreaTransfer: isDriven(picked.pickUpAreaTransfer) ? picked.pickUpAreaTransfer : '',
    dropAreaTransfer: isDriven(picked.dropAreaTransfer) ? picked.dropAreaTransfer : '',
    returnAreaTransfer: isDriven(picked.returnAreaTransfer) ? picked.returnAreaTransfer : '',
  };
  const transfers = driven
    .filter(({ id }) => Object.values(kept).includes(id))
    .reduce((sum, { added }) => sum + added, 0);
  const facts = factsOf(option);
  return (
    <section className={styles.root} aria-label={`${activity}, ${option.name}`}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{option.name}</h3>
          {facts && <p className={styles.facts}>{facts}</p>}
        </div>
        <DayStrip
          label={option.name}
          days={days}
          prices={option.days}
          currency={currency}
          isOwn={isOwn}
          chosen={chosen}
          onChoose={(day) => setChosen(day === chosen ? undefined : day)}
        />
      </div>
      {base !== null && (
        <>
          <div className={styles.chosen}>
            {option.timeSlots.length > 0 && (
              <div className={styles.time}>
                <ChoiceField
                  label="Time"
                  name="timeSlot"
                  size="medium"
                  value={timeSlot}
                  options={times.map((time) => [time, time] as const)}
                  onChange={setTime}
                />
              </div>
            )}
            <WaysFields ways={driven} chosen={kept} onChoose={setPicked} />
          </div>
          <AddBar
            {...{ found, guests }}
            minor={base + transfers}
            item={{ loadingId: option.id, tourOptionId: option.id, date: chosen!, timeSlot, ...kept }}
          />
          {transfers > 0 && (
            <p className={styles.sum}>
              Activity {formatMoney(base, currency)}, transfer {formatMoney(transfers, currency)}
            </p>
          )}
          {price?.fee !== undefined && price.fee > 0 && (
            <p className={styles.sum}>Service Fee in the activity’s price {formatMoney(price.fee, currency)}</p>
          )}
          {option.inclusions.length > 0 && <p className={styles.sum}>Included: {option.inclusions.join(', ')}</p>}
          {option.exclusions.length > 0 && <p className={styles.sum}>Not included: {option.exclusions.join(', ')}</p>}
          <p className={styles.sum}>{beginningLarge(placesWords({ ...option, capacity: null }))}</p>
        </>
      )}
    </section>
  );
}
