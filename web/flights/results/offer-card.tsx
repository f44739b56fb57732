import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular, ChevronDownRegular, ChevronUpRegular, LuggageRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import { formatMoney } from '#shared/money.ts';
import { AfterPaint } from '#web/ui/after-paint.tsx';
import { AirlineMark } from '#web/ui/airline-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { apartInRows, inColumn, inGrid, inLines, inRow } from '#web/ui/stack.ts';
import { lineIcon, quietLine, smallInLine } from '#web/ui/text.ts';
import { CardNotes } from './card-notes.tsx';
import { FamilyOption } from './family-option.tsx';
import type { FlightGroup } from './flight-groups.ts';
import { FlightLine } from './flight-line.tsx';
import { offerKey, type OfferFacts } from './offer-facts.ts';
import { PriceText } from './price-text.tsx';
import { refundText } from './refund-text.ts';
import type { Opening, Way } from './selection.ts';

/** The list's own width decides, not the screen's: two columns of a return, or a menu beside, are narrow on a desk too. */
const PHONE = '@container (max-width: 820px)';
const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    padding: '16px 24px',
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}, ${tokens.shadow2}`,
    [PHONE]: { padding: '16px' },
  },
  chosen: { boxShadow: `0 0 0 2px ${tokens.colorBrandStroke1}, ${tokens.shadow2}` },
  open: { boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}, ${tokens.shadow16}` },
  row: {
    ...inGrid('172px 1fr 116px 128px 92px', '20px'),
    alignItems: 'center',
    [PHONE]: { gridTemplateColumns: '1fr auto', gap: '12px' },
  },
  airline: { ...inRow('12px'), minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis' },
  meta: quietLine,
  // Room at its end for the days after an arrival.
  lines: {
    ...inColumn('12px'),
    minWidth: 0,
    paddingRight: '8px',
    [PHONE]: { paddingRight: 0, gridColumn: '1 / -1', gridRow: 2 },
  },
  facts: { ...inColumn('4px'), [PHONE]: { ...inLines('4px 10px'), gridColumn: 1, gridRow: 3 } },
  fact: {
    ...inRow('8px'),
    ...smallInLine,
    color: tokens.colorNeutralForeground2,
    '& svg': lineIcon,
    [PHONE]: { gap: '6px' },
  },
  price: { textAlign: 'right', [PHONE]: { gridColumn: 2, gridRow: 1 } },
  action: { justifySelf: 'end', minWidth: '92px', [PHONE]: { gridColumn: 2, gridRow: 3 } },
  families: { ...inGrid('repeat(auto-fit, minmax(220px, 1fr))', '12px'), marginTop: '16px' },
  foot: { ...apartInRows('8px'), marginTop: '12px' },
  links: { display: 'flex', gap: '8px' },
});

const whyRecommended = ({ offer }: OfferFacts): string =>
  offer.isRefundable ? 'Recommended: the lowest refundable fare' : 'The lowest fare; none is refundable';

interface Props {
  group: FlightGroup;
  way: Way;
  currency: string;
  people: number;
  isOpen: boolean;
  showNet: boolean;
  selectLabel: string;
  /** Keys (`offerKey`) of the chosen offer, and of those that are sold out. */
  selected: string | undefined;
  soldOut: ReadonlySet<string>;
  isCompared: boolean;
  onToggle(way: Way, group: FlightGroup): void;
  onSelect(way: Way, facts: OfferFacts): void;
  onCompare(group: FlightGroup): void;
  onOpen(opening: Opening): void;
}

/** Room for a row of fare families, until they are drawn. */
const FAMILIES_HEIGHT = '280px';

/**
 * One flight as a card: airline, line of the way, facts, price; its fare families when open, a paint after the press.
 * Drawn again only when something of its own changes: a list scrolls, and one card of many opens.
 */
export const OfferCard = memo(function OfferCard({
  group,
  way,
  currency,
  people,
  isOpen,
  showNet,
  selectLabel,
  selected,
  soldOut,
  isCompared,
  onToggle,
  onSelect,
  onCompare,
  onOpen,
}: Props) {
  const styles = useStyles();
  const { lead, families } = group;
  const { offer, trips } = lead;
  const first = offer.segments[0]!;
  const numbers = offer.segments.map(({ airlineCode, flightNumber }) => `${airlineCode} ${flightNumber}`).join(', ');
  const isSold = (facts: OfferFacts) => soldOut.has(offerKey(facts));
  const recommended = families.find((facts) => facts.offer.isRefundable && !isSold(facts)) ?? families[0]!;
  const chosen = [...families, ...[...group.alternatives.values()].flat()].find(
    (facts) => offerKey(facts) === selected,
  );
  const standing = chosen ? ', selected' : isSold(lead) ? ', sold out' : '';
  return (
    <article
      className={mergeClasses(styles.root, isOpen && styles.open, chosen && styles.chosen)}
      aria-label={`${first.airlineName} ${numbers}, ${formatMoney(offer.pricePerAdult, currency)}${standing}`}
    >
      <div className={styles.row}>
        <div className={styles.airline}>
          <AirlineMark code={first.airlineCode} />
          <div style={{ minWidth: 0 }}>
            <div className={styles.name}>{first.airlineName}</div>
            <div className={styles.meta}>{numbers}</div>
          </div>
        </div>
        <div className={styles.lines}>
          {trips.map((trip) => (
            <FlightLine key={trip[0]!.departureTime} trip={trip} />
          ))}
        </div>
        <div className={styles.facts}>
          <div className={styles.fact}>
            <LuggageRegular />
            {first.baggage || 'Hand baggage'}
          </div>
          <div className={styles.fact}>
            <ArrowUndoRegular />
            {refundText(offer)}
          </div>
        </div>
        <div className={styles.price}>
          <PriceText minor={offer.pricePerAdult} currency={currency} />
          {people > 1 && (
            <div className={styles.meta}>
              {formatMoney(offer.publishedPrice, currency)} for {people}
            </div>
          )}
        </div>
        <Button
          className={styles.action}
          iconPosition="after"
          icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
          aria-expanded={isOpen}
          data-walk
          onClick={() => onToggle(way, group)}
        >
          Fares
        </Button>
      </div>
      <CardNotes {...{ group, currency, people, showNet, chosen, soldOut }} />
      {isOpen && (
        <AfterPaint height={FAMILIES_HEIGHT}>
          <div className={styles.families}>
            {families.map((facts) => (
              <FamilyOption
                key={offerKey(facts)}
                facts={facts}
                currency={currency}
                people={people}
                isRecommended={facts === recommended}
                why={families.length > 1 ? whyRecommended(recommended) : undefined}
                isSelected={selected === offerKey(facts)}
                isSoldOut={isSold(facts)}
                showNet={showNet}
                selectLabel={selectLabel}
                onSelect={() => onSelect(way, facts)}
              />
            ))}
          </div>
          <div className={styles.foot}>
            <Checkbox label="Compare" checked={isCompared} onChange={() => onCompare(group)} />
            <div className={styles.links}>
              <Button appearance="transparent" onClick={() => onOpen({ kind: 'rules', families: group.families })}>
                Fare rules
              </Button>
              <Button appearance="transparent" onClick={() => onOpen({ kind: 'details', facts: lead })}>
                Flight details
              </Button>
            </div>
          </div>
        </AfterPaint>
      )}
    </article>
  );
});
