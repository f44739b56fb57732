import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import { formatMoney } from '#shared/money.ts';
import { inLines, inRows, inlineRow } from '#web/ui/stack.ts';
import { lineIcon, quietLine } from '#web/ui/text.ts';
import type { FlightGroup } from './flight-groups.ts';
import { offerKey, type OfferFacts } from './offer-facts.ts';
import { SoldOut } from './sold-out-mark.tsx';

const useStyles = makeStyles({
  root: {
    ...inRows('4px 24px'),
    ...quietLine,
    marginTop: '12px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  },
  selected: {
    ...inlineRow('8px'),
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
    '& svg': lineIcon,
  },
  trade: { ...inLines('4px 24px'), marginLeft: 'auto' },
  profit: { color: tokens.colorPaletteGreenForeground1 },
});

interface Props {
  group: FlightGroup;
  currency: string;
  people: number;
  showNet: boolean;
  /** The fare of this flight that was chosen. */
  chosen: OfferFacts | undefined;
  soldOut: ReadonlySet<string>;
}

/** What a card says under its flight without being opened: the choice made, what is sold out, net, markup and profit. */
export function CardNotes({ group: { lead, families }, currency, people, showNet, chosen, soldOut }: Props) {
  const styles = useStyles();
  const sold = families.filter((facts) => soldOut.has(offerKey(facts)));
  if (!chosen && !showNet && sold.length === 0) return null;
  const { net, markup, profit } = lead.offer;
  const amount = (label: string, minor: number, className?: string) => (
    <span>
      {label} <b className={className}>{formatMoney(minor, currency)}</b>
    </span>
  );
  return (
    <div className={styles.root}>
      {chosen && (
        <span className={styles.selected}>
          <CheckmarkCircleFilled />
          Selected: {chosen.offer.family.name}, {formatMoney(chosen.offer.pricePerAdult, currency)}
        </span>
      )}
      {sold.length > 0 && (
        <SoldOut of={sold.length < families.length ? sold.map(({ offer }) => offer.family.name) : []} />
      )}
      {showNet && (
        <span className={styles.trade}>
          {people > 1 && <span>For {people}:</span>}
          {amount('Net', net)}
          {amount('Markup', markup)}
          {amount('Profit', profit, styles.profit)}
        </span>
      )}
    </div>
  );
}
