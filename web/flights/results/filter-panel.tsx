import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { formatMoney } from '#shared/money.ts';
import { timeBuckets } from '#shared/flights/time-buckets.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { focusRing } from '#web/ui/surface.ts';
import { cardHeading, quietInLine, smallText } from '#web/ui/text.ts';
import type { Facet, Filtered } from './filter-offers.ts';
import { type Filters, isDirectOnly, isRestricted, noFilters } from './filters.ts';
import { PriceSlider } from './price-slider.tsx';
import { useAhead } from './use-ahead.ts';

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '32px' },
  section: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, padding: '16px 0', margin: 0, border: 'none' },
  lined: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  title: { ...cardHeading, margin: '0 0 8px', padding: 0 },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  meta: { ...quietInLine, fontVariantNumeric: 'tabular-nums' },
  none: { opacity: 0.6 },
  tiles: inGrid('1fr 1fr', '8px'),
  tile: {
    ...focusRing,
    ...smallText,
    textAlign: 'left',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: 'inherit',
    fontFamily: 'inherit',
    cursor: 'pointer',
    '& span': { display: 'block', color: tokens.colorNeutralForeground3 },
  },
  wide: { gridColumn: '1 / -1' },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
  },
});

const stopNames: Record<string, string> = { 1: 'Direct', 2: '1 stop', 3: '2 or more' };
const flights = (count: number) => `${count} ${count === 1 ? 'flight' : 'flights'}`;

interface Props {
  filters: Filters;
  filtered: Filtered;
  currency: string;
  airlineName(code: string): string;
  airportName(code: string): string;
  onChange(filters: Filters): void;
}

/** Every filter of the specification, each choice with how many flights it leaves and where their price starts. */
export const FilterPanel = memo(function FilterPanel({
  filters: inForce,
  filtered: { facets, priceRange, histogram },
  currency,
  airlineName,
  airportName,
  onChange: work,
}: Props) {
  const styles = useStyles();
  const [filters, onChange] = useAhead(inForce, work);
  const change = (more: Partial<Filters>) => onChange({ ...filters, ...more });
  const toggled = <V,>(list: readonly V[], value: V) =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const row = (facet: Facet, name: string, checked: boolean, onToggle: () => void): ReactNode => (
    <div key={facet.value} className={mergeClasses(styles.row, facet.count === 0 && !checked && styles.none)}>
      <Checkbox
        label={
          <>
            {name} <span className={styles.meta}>{facet.count}</span>
          </>
        }
        checked={checked}
        onChange={onToggle}
      />
      <span className={styles.meta}>
        {facet.from < Infinity ? formatMoney(facet.from, currency, { round: true }) : ''}
      </span>
    </div>
  );
  const listSection = (
    title: string,
    name: 'airlines' | 'layovers' | 'origins' | 'destinations',
    nameOf: (code: string) => string,
  ) =>
    facets[name].length > 0 && (
      <section className={mergeClasses(styles.section, styles.lined)} aria-label={title}>
        <h3 className={styles.title}>{title}</h3>
        {[...facets[name]]
          .sort((a, b) => a.from - b.from)
          .map((facet) =>
            row(facet, nameOf(facet.value), filters[name].includes(facet.value), () =>
              change({ [name]: toggled(filters[name], facet.value) }),
            ),
          )}
      </section>
    );
  return (
    <section aria-label="Filters">
      <div className={styles.head}>
        <h2 className={styles.title} style={{ margin: 0 }}>
          Filters
        </h2>
        {isRestricted(filters) && (
          <Button appearance="transparent" size="small" onClick={() => onChange(noFilters)}>
            Clear Filters
          </Button>
        )}
      </div>
      {priceRange[1] > priceRange[0] && (
        <div className={mergeClasses(styles.section, styles.lined)}>
          <h3 className={styles.title}>Price</h3>
          <PriceSlider
            range={priceRange}
            from={filters.priceFrom}
            to={filters.priceTo}
            histogram={histogram}
            currency={currency}
            onChange={(priceFrom, priceTo) => change({ priceFrom, priceTo })}
          />
        </div>
      )}
      <section className={mergeClasses(styles.section, styles.lined)} aria-label="Stops">
        <h3 className={styles.title}>Stops</h3>
        {[...facets.stops]
          .sort((a, b) => Number(a.value) - Number(b.value))
          .map((facet) =>
            row(facet, stopNames[facet.value]!, filters.stops.includes(Number(facet.value)), () =>
              change({ stops: toggled(filters.stops, Number(facet.value)) }),
            ),
          )}
      </section>
      <section className={mergeClasses(styles.section, styles.lined)} aria-label="Outbound Flight Times">
        <h3 className={styles.title}>Outbound Flight Times</h3>
        <div className={styles.tiles}>
          {timeBuckets.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={filters.time === value}
              className={mergeClasses(
                styles.tile,
                value === 'any' && styles.wide,
                filters.time === value && styles.chosen,
              )}
              onClick={() => change({ time: value })}
            >
              {label}
              <span>{flights(facets.time.find((facet) => facet.value === value)?.count ?? 0)}</span>
            </button>
          ))}
        </div>
      </section>
      {listSection('Airlines', 'airlines', airlineName)}
      {!isDirectOnly(filters) && listSection('Layover', 'layovers', airportName)}
      {listSection('Origin Airport', 'origins', airportName)}
      {listSection('Destination', 'destinations', airportName)}
      <section className={mergeClasses(styles.section, styles.lined)} aria-label="Fare Type">
        <h3 className={styles.title}>Fare Type</h3>
        {[...facets.refundable]
          .sort((a, b) => b.value.localeCompare(a.value))
          .map((facet) =>
            row(
              facet,
              facet.value === 'true' ? 'Refundable' : 'Non-refundable',
              filters.refundable === (facet.value === 'true'),
              () =>
                change({
                  refundable: filters.refundable === (facet.value === 'true') ? undefined : facet.value === 'true',
                }),
            ),
          )}
      </section>
    </section>
  );
});
