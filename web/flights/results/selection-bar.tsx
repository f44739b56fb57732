import { makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { isPair } from '#shared/flights/pair-offers.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { inRows, pageWide } from '#web/ui/stack.ts';
import { focusRing } from '#web/ui/surface.ts';
import { largeInLine, quietInLine } from '#web/ui/text.ts';
import type { OfferFacts } from './offer-facts.ts';
import type { Selection } from './selection.ts';
import { showWay } from './show-way.ts';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow16,
  },
  row: { ...inRows('24px'), ...pageWide, padding: '12px 24px', [upTo768]: { padding: '12px 16px', gap: '8px' } },
  leg: {
    ...focusRing,
    flexGrow: 1,
    minWidth: '140px',
    minHeight: '44px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  open: { color: tokens.colorBrandForegroundLink },
  // On a phone what it costs and the button share the lower line, its two ends.
  sum: { [upTo768]: { flexGrow: 1 } },
  meta: { ...quietInLine, display: 'block' },
  total: { ...largeInLine, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

const legText = (facts: OfferFacts | undefined) =>
  facts
    ? `${facts.offer.segments[0]!.airlineCode} ${facts.offer.segments[0]!.flightNumber}, ${facts.departure.slice(11)}`
    : 'Choose a flight';

/** A return's two choices, each leading to its list, and their total, always in sight. */
export default function SelectionBar({
  selection: { out, back },
  currency,
  onBook,
}: {
  selection: Selection;
  currency: string;
  onBook(): void;
}) {
  const styles = useStyles();
  const total = (out?.offer.publishedPrice ?? 0) + (back?.offer.publishedPrice ?? 0);
  const twoOrders = out && back && !isPair(out.offer, back.offer);
  const legs = [
    { way: 'out', name: 'Outbound', facts: out },
    { way: 'back', name: 'Return', facts: back },
  ] as const;
  return (
    <div className={styles.root} role="region" aria-label="Your choice">
      <div className={styles.row}>
        {legs.map(({ way, name, facts }) => (
          <button key={way} type="button" className={styles.leg} onClick={() => showWay(way)}>
            <span className={styles.meta}>{name}</span>
            <span className={facts ? undefined : styles.open}>{legText(facts)}</span>
          </button>
        ))}
        <span className={styles.sum}>
          <span className={styles.meta}>{twoOrders ? 'Total, booked as two tickets' : 'Total'}</span>
          <span className={styles.total}>{formatMoney(total, currency)}</span>
        </span>
        <Button appearance="primary" size="large" disabled={!out || !back} onClick={onBook}>
          Book both
        </Button>
      </div>
    </div>
  );
}
