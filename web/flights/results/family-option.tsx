import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowSyncRegular,
  ArrowUndoRegular,
  BackpackRegular,
  FoodRegular,
  LuggageRegular,
} from '@fluentui/react-icons';
import { formatMoney } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { apartInRows, inRow } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';
import { cardHeading, lineIcon, smallInLine } from '#web/ui/text.ts';
import type { OfferFacts } from './offer-facts.ts';
import { PriceText } from './price-text.tsx';
import { SoldOut } from './sold-out-mark.tsx';
import { lower, refundText } from './refund-text.ts';

const useStyles = makeStyles({
  root: { ...smallInLine, ...outlined, display: 'flex', flexDirection: 'column', gap: '8px', padding: '16px' },
  chosen: { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  name: cardHeading,
  fact: { ...inRow('8px'), color: tokens.colorNeutralForeground2, '& svg': lineIcon },
  foot: { ...apartInRows('8px'), alignItems: 'end', marginTop: 'auto', paddingTop: '8px' },
  why: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  meta: { color: tokens.colorNeutralForeground3 },
  few: { color: tokens.colorPaletteDarkOrangeForeground1, fontWeight: tokens.fontWeightSemibold },
});

const FEW_SEATS = 4;

interface Props {
  facts: OfferFacts;
  currency: string;
  people: number;
  isRecommended: boolean;
  /** Said of the recommended one; left out where there is no other. */
  why?: string | undefined;
  isSelected: boolean;
  /** Its supplier said so when it was asked for the price. */
  isSoldOut: boolean;
  /** Net, markup and commission as one quiet line, for staff and agents who asked for it. */
  showNet: boolean;
  selectLabel: string;
  onSelect(): void;
}

/** One fare family of a flight: what it gives, what it costs. */
export function FamilyOption({
  facts: { offer },
  currency,
  people,
  isRecommended,
  why,
  isSelected,
  isSoldOut,
  showNet,
  selectLabel,
  onSelect,
}: Props) {
  const styles = useStyles();
  const first = offer.segments[0]!;
  const { family } = offer;
  return (
    <article
      className={mergeClasses(styles.root, (isRecommended || isSelected) && !isSoldOut && styles.chosen)}
      aria-label={`${family.name} fare`}
    >
      <h2 className={styles.name}>{family.name}</h2>
      {isRecommended && why && !isSoldOut && <div className={styles.why}>{why}</div>}
      <div className={styles.fact}>
        <BackpackRegular />
        {first.cabinBaggage ? `${first.cabinBaggage} cabin bag` : 'No cabin bag'}
      </div>
      <div className={styles.fact}>
        <LuggageRegular />
        {first.baggage ? `${first.baggage} check-in` : 'No check-in bag'}
      </div>
      <div className={styles.fact}>
        <ArrowSyncRegular />
        {family.changeFee ? `Change ${lower(family.changeFee)}` : 'No changes'}
      </div>
      <div className={styles.fact}>
        <ArrowUndoRegular />
        {offer.isRefundable && family.cancelFee ? `Cancel ${lower(family.cancelFee)}` : refundText(offer)}
      </div>
      <div className={styles.fact}>
        <FoodRegular />
        {family.meal || 'Meal for purchase'}
      </div>
      {isSoldOut && <SoldOut />}
      {family.seatsLeft > 0 && family.seatsLeft <= FEW_SEATS && !isSoldOut && (
        <div className={styles.few}>
          {family.seatsLeft} {family.seatsLeft === 1 ? 'seat' : 'seats'} left at this price
        </div>
      )}
      {showNet && (
        <div className={styles.meta}>
          Net {formatMoney(offer.net, currency)} · markup {formatMoney(offer.markup, currency)} · commission{' '}
          {formatMoney(offer.commissionEarned, currency)}
        </div>
      )}
      <div className={styles.foot}>
        <div>
          <PriceText minor={offer.pricePerAdult} currency={currency} />
          {people > 1 && (
            <div className={styles.meta}>
              {formatMoney(offer.publishedPrice, currency)} for {people}
            </div>
          )}
        </div>
        <Button
          appearance={isRecommended && !isSoldOut ? 'primary' : 'secondary'}
          disabled={isSoldOut}
          aria-pressed={isSelected || undefined}
          onClick={onSelect}
        >
          {selectLabel}
        </Button>
      </div>
    </article>
  );
}
