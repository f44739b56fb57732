import { makeStyles } from '@fluentui/react-components';
import { memo, useCallback, useState } from 'react';
import { inGrid } from '#web/ui/stack.ts';
import { cardHeading } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useStable } from '#web/ui/use-stable.ts';
import type { FlightGroup } from './flight-groups.ts';
import { OfferCard } from './offer-card.tsx';
import { offerKey, type OfferFacts } from './offer-facts.ts';
import { OfferList } from './offer-list.tsx';
import { PairNote } from './pair-note.tsx';
import type { Opening, Selection, Way } from './selection.ts';
import { showWay, wayHeading } from './show-way.ts';

const useStyles = makeStyles({
  columns: { ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', '16px'), [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  title: { ...cardHeading, margin: '0 0 8px', scrollMarginTop: '16px', outlineStyle: 'none' },
});

interface Props {
  groups: readonly FlightGroup[];
  backGroups: readonly FlightGroup[];
  /** How many return flights there are, where the chosen outbound flight leaves only those sold with it. */
  backOf: number | undefined;
  /** Outbound and return in two columns: the cities that they fly between. Undefined: one list. */
  from: string | undefined;
  to: string | undefined;
  currency: string;
  people: number;
  showNet: boolean;
  selection: Selection;
  soldOut: ReadonlySet<string>;
  compared: readonly OfferFacts[];
  onSelect(way: Way, facts: OfferFacts): void;
  onCompare(group: FlightGroup): void;
  onOpen(opening: Opening): void;
  onForget(): void;
}

/**
 * The flights, one card open at a time. Drawn again only when something of theirs changes: dialogs and filters open
 * above them.
 */
export const FlightColumns = memo(function FlightColumns({
  groups,
  backGroups,
  backOf,
  from,
  to,
  currency,
  people,
  showNet,
  selection,
  soldOut,
  compared,
  onSelect,
  onCompare,
  onOpen,
  onForget,
}: Props) {
  const styles = useStyles();
  const [openCard, setOpenCard] = useState<string>();
  const isTwoColumns = from !== undefined;
  const select = useStable((way: Way, facts: OfferFacts) => {
    onSelect(way, facts);
    if (!isTwoColumns) return;
    setOpenCard(undefined);
    // One below the other, the list that is still to be chosen from lies far away.
    const other = way === 'out' ? 'back' : 'out';
    if (window.matchMedia(upTo768.replace('@media ', '')).matches && !selection[other]) showWay(other);
  });
  const toggle = useCallback(
    (way: Way, { key }: FlightGroup) => setOpenCard((open) => (open === way + key ? undefined : way + key)),
    [],
  );
  const card = (way: Way) => (group: FlightGroup) => (
    <OfferCard
      group={group}
      way={way}
      currency={currency}
      people={people}
      isOpen={openCard === way + group.key}
      showNet={showNet}
      selectLabel="Select"
      selected={selection[way] && offerKey(selection[way])}
      soldOut={soldOut}
      isCompared={compared.some(({ offer }) => offer.flightsKey === group.key)}
      onToggle={toggle}
      onSelect={select}
      onOpen={onOpen}
      onCompare={onCompare}
    />
  );
  if (!isTwoColumns) return groups.length > 0 && <OfferList label="Flights" groups={groups} render={card('out')} />;
  return (
    <div className={styles.columns}>
      <section aria-label="Outbound flights">
        <h2 id={wayHeading.out} tabIndex={-1} className={styles.title}>
          {from} to {to}
        </h2>
        <OfferList label="Outbound flights" groups={groups} render={card('out')} />
      </section>
      <section aria-label="Return flights">
        <h2 id={wayHeading.back} tabIndex={-1} className={styles.title}>
          {to} to {from}
        </h2>
        {backOf !== undefined && selection.out && (
          <PairNote out={selection.out} left={backGroups.length} of={backOf} onForget={onForget} />
        )}
        <OfferList label="Return flights" groups={backGroups} render={card('back')} />
      </section>
    </div>
  );
});
