import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { explainDay } from '#shared/destination/rates/explain-day.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { RatedMarket, RatedOption } from '#shared/destination/rates/rate-shown.ts';
import { type RateNames, spanWords } from '#shared/destination/rates/rate-words.ts';
import {
  type AnyRate,
  byKind,
  countDays,
  type DaySpan,
  gapsOf,
  marketOfYear,
  pricesOf,
  rateYear,
  yearLetters,
  type YearWish,
} from '#shared/destination/rates/rate-year.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { from768, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inColumn, inGrid, inRows } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { DayExplainedView } from './day-explained.tsx';
import { Legend } from './legend.tsx';
import { MarketStrips } from './market-strips.tsx';
import { RateList } from './rate-list.tsx';
import { monthsWords } from './months-head.tsx';
import { firstShown, type RatesView } from './rates-address.ts';
import { YearMap } from './year-map.tsx';

const DaySheet = lazyPart(() => import('./day-sheet.tsx'));

const useStyles = makeStyles({
  root: {
    ...inGrid('minmax(0, 1fr) 336px', '24px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  left: { display: 'contents', [from768]: inColumn('24px') },
  right: { display: 'contents', [from768]: { ...inColumn('24px'), position: 'sticky', top: '72px' } },
  part: { minWidth: 0 },
  title: { ...inRows('4px 12px'), marginBottom: '8px' },
  heading: cardHeading,
  meta: quietLine,
  years: { display: 'flex', gap: '4px', marginLeft: 'auto' },
  gaps: { ...inRows('8px'), margin: '0 0 12px' },
  panel: { ...cardSurface, padding: '16px' },
});

/** Gaps that are named beside the year; the map shows the others. */
const MOST_NAMED = 4;

interface Props {
  view: RatesView;
  kind: RateKind;
  option: RatedOption;
  markets: readonly RatedMarket[];
  /** Of all markets, the one that goes before first. */
  rates: readonly AnyRate[];
  currency: string;
  names: RateNames;
  mayEdit: boolean;
  go(changes: Partial<Record<keyof RatesView, string | number>>): void;
  onAdd(span?: DaySpan): void;
  onEdit(rate: AnyRate): void;
  onMove(order: readonly string[]): void;
}

/** An option's rates of a kind: each market's year, the chosen one's day by day, a day explained, rates by priority. */
export function OptionRates(props: Props) {
  const { view, kind, option, markets, rates, currency, names, mayEdit, go, onAdd, onEdit, onMove } = props;
  const styles = useStyles();
  const isPhone = useMedia(upTo768);
  const { today } = useSiteDays();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const defaultMarketId = markets.find(({ isDefault }) => isDefault)?.id ?? '';
  const marketId = view.marketId || defaultMarketId || markets[0]!.id;
  const { year, adults, transferType, sharingBasis } = view;
  const from = firstShown(view, today);
  const firstYear = Number(from.slice(0, 4));
  // From this month on there is this year before it, and the next after it.
  const [before, after] = year ? [year - 1, year + 1] : [firstYear, firstYear + 1];
  const catalogue = useMemo(() => ({ ...option, ...byKind(rates) }), [option, rates]);
  const years = useMemo(
    () =>
      markets.map((market) => {
        const wish: YearWish = {
          ...{ from, today, kind, adults, defaultMarketId },
          transfer: { transferType, sharingBasis },
          marketId: market.id,
        };
        const days = rateYear(catalogue, wish);
        return { market, wish, days, letters: yearLetters(days), priced: marketOfYear(catalogue, wish) };
      }),
    [catalogue, markets, from, today, kind, adults, defaultMarketId, transferType, sharingBasis],
  );
  const shown = years.find(({ market }) => market.id === marketId) ?? years[0]!;
  const prices = pricesOf(shown.days);
  const own = rates.filter((rate) => rate.marketId === shown.market.id);
  const day = shown.days.find(({ date }) => date === view.day);
  const explained = day && explainDay(catalogue, shown.wish, day.date, names);
  const { gaps, overlaps } = countDays(shown.letters);
  const spans = gapsOf(shown.days);
  const isOver = shown.days.at(-1)!.state === 'past';
  const isFallback = shown.priced !== shown.market.id;
  const choose = (date: string) => {
    go({ day: date });
    setSheetOpen(true);
  };
  const dayProps = day &&
    explained && {
      day,
      explained,
      currency,
      adults,
      onFill: mayEdit
        ? (span: DaySpan) => {
            setSheetOpen(false);
            onAdd(span);
          }
        : undefined,
      onEdit: mayEdit
        ? (rate: AnyRate) => {
            setSheetOpen(false);
            onEdit(rate);
          }
        : undefined,
    };
  const counted = [gaps && `${gaps} ${gaps === 1 ? 'day' : 'days'} gap`, overlaps && `${overlaps} overlap`];
  const rateList = (
    <section className={styles.part} aria-labelledby="rates-by-priority">
      <div className={styles.title}>
        <h2 id="rates-by-priority" className={styles.heading}>
          {shown.market.name}: rates by priority
        </h2>
        {mayEdit && own.length > 1 && <span className={styles.meta}>Drag to reorder</span>}
      </div>
      {own.length ? (
        <RateList
          rates={own}
          currency={currency}
          winnerId={explained?.winner?.id}
          becauseOf={
            !isPhone && explained ? new Map(explained.judged.map((one) => [one.rate.id, one.because])) : undefined
          }
          mayEdit={mayEdit}
          onEdit={onEdit}
          onMove={(order) => onMove(withinAll(rates, order))}
        />
      ) : (
        <EmptyState
          heading="No rates"
          text={
            isFallback
              ? `${shown.market.name} uses the rates of ${names.marketName(shown.priced)}.`
              : 'This option has no price until you add a rate.'
          }
          action={mayEdit && <Button onClick={() => onAdd()}>Add rate</Button>}
        />
      )}
    </section>
  );
  return (
    <div className={styles.root}>
      <div className={styles.left}>
        <MarketStrips
          from={from}
          years={years.map(({ market, letters, priced }) => ({
            market,
            letters,
            rates: rates.filter((rate) => rate.marketId === priced).length,
          }))}
          chosen={shown.market.id}
          onChoose={(id) => go({ marketId: id })}
        />
        {isPhone && rateList}
        <section className={styles.part} aria-labelledby="rate-year">
          <div className={styles.title}>
            <h2 id="rate-year" className={styles.heading}>
              {shown.market.name}, {monthsWords(from)}
            </h2>
            <span className={styles.meta}>
              {isOver ? 'Past' : counted.filter(Boolean).join(', ') || 'Every day is covered'}
            </span>
            <span className={styles.years}>
              {year !== 0 && (
                <Button appearance="subtle" size="small" onClick={() => go({ year: '', day: '' })}>
                  From today
                </Button>
              )}
              <Button
                appearance="subtle"
                size="small"
                aria-label={`Show ${before}`}
                icon={<Icon name="chevronLeft" />}
                onClick={() => go({ year: before, day: '' })}
              />
              <Button
                appearance="subtle"
                size="small"
                aria-label={`Show ${after}`}
                icon={<Icon name="chevronRight" />}
                onClick={() => go({ year: after, day: '' })}
              />
            </span>
          </div>
          {spans.length > 0 && spans.length < 366 && own.length > 0 && (
            <div className={styles.gaps} role="group" aria-label="Gaps">
              {spans.slice(0, MOST_NAMED).map((span) => (
                <Button key={span.from} size="small" onClick={() => choose(span.from)}>
                  {spanWords(span.from, span.till)}
                </Button>
              ))}
              {spans.length > MOST_NAMED && (
                <span className={styles.meta}>and {spans.length - MOST_NAMED} more gaps</span>
              )}
            </div>
          )}
          <Legend
            currency={currency}
            prices={prices}
            also={{
              stop: shown.letters.includes('s'),
              closed: shown.letters.includes('w'),
              past: shown.letters.includes('p'),
            }}
          />
          <YearMap
            label={`${shown.market.name}, ${monthsWords(from)}, day by day`}
            days={shown.days}
            prices={prices}
            currency={currency}
            chosen={view.day}
            today={today}
            onChoose={choose}
          />
        </section>
      </div>
      {!isPhone && (
        <div className={styles.right}>
          <section className={mergeClasses(styles.part, styles.panel)} aria-label="Day details" aria-live="polite">
            {dayProps ? (
              <DayExplainedView {...dayProps} isShort={own.length > 0} />
            ) : (
              <p className={styles.meta}>Choose a day to see which rate applies and why.</p>
            )}
          </section>
          {rateList}
        </div>
      )}
      {isPhone && isSheetOpen && dayProps && <DaySheet {...dayProps} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}

/** An option's whole order where one market's rates stand in another: each at a place of one of them. */
function withinAll(rates: readonly AnyRate[], order: readonly string[]): string[] {
  const moved = new Set(order);
  const next = [...order];
  return rates.map(({ id }) => (moved.has(id) ? next.shift()! : id));
}
