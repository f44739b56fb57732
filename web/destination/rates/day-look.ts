import { makeStyles, tokens } from '@fluentui/react-components';
import type { RateDay } from '#shared/destination/rates/rate-year.ts';
import { levelOf, priceOfRate } from '#shared/destination/rates/rate-year.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';

/** How a day looks: covered in one of four shades, or its mark; letters as in get-rate-calendar.ts. */
export type DayLook = 'a' | 'b' | 'c' | 'd' | 'o' | 'g' | 's' | 'w' | 'p';

/** In the dark the brand's colour of text, which is the lighter one. */
const shade = (percent: number) =>
  `color-mix(in srgb, ${tokens.colorBrandForeground1} ${percent}%, ${tokens.colorNeutralBackground1})`;
const AMBER = '#f0b45e';
const ON_AMBER = '#3a2400';
const red = tokens.colorPaletteRedForeground1;
const grey = tokens.colorNeutralForeground3;

/**
 * Colours with a mark each, so that nothing hangs on colour alone: gaps are hatched, overlaps dotted, days without sale
 * crossed out, days of the week that it does not run struck through; what has gone by is blank.
 */
export const useDayLooks = makeStyles({
  a: { backgroundColor: shade(16), color: tokens.colorNeutralForeground1 },
  b: { backgroundColor: shade(30), color: tokens.colorNeutralForeground1 },
  c: { backgroundColor: shade(46), color: tokens.colorNeutralForeground1 },
  d: { backgroundColor: tokens.colorBrandForeground1, color: tokens.colorNeutralForegroundInverted },
  o: {
    backgroundColor: AMBER,
    backgroundImage: `radial-gradient(circle at 50% 50%, ${ON_AMBER} 1.6px, transparent 2.2px)`,
    color: ON_AMBER,
  },
  // Below the number of the day.
  low: { backgroundPositionY: '12px', backgroundRepeat: 'no-repeat' },
  g: {
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `repeating-linear-gradient(135deg, color-mix(in srgb, ${red} 55%, transparent) 0 1px, transparent 1px 5px)`,
    boxShadow: `inset 0 0 0 1px ${red}`,
    color: tokens.colorNeutralForeground1,
  },
  s: {
    backgroundColor: tokens.colorNeutralBackground3,
    backgroundImage: `linear-gradient(45deg, transparent calc(50% - 0.8px), ${grey} 50%, transparent calc(50% + 0.8px)), linear-gradient(-45deg, transparent calc(50% - 0.8px), ${grey} 50%, transparent calc(50% + 0.8px))`,
    color: tokens.colorNeutralForeground1,
  },
  w: {
    backgroundColor: tokens.colorNeutralBackground3,
    backgroundImage: `linear-gradient(transparent calc(50% - 0.5px), ${grey} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
    color: tokens.colorNeutralForeground1,
  },
  p: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
});

/** Lowest and highest price of the days shown. */
export type Prices = { lowest: number; highest: number } | undefined;
const shades = ['a', 'b', 'c', 'd'] as const;

export function lookOf({ state, fits }: RateDay, prices: Prices): DayLook {
  switch (state) {
    case 'covered':
      return shades[prices && fits[0] ? levelOf(priceOfRate(fits[0]), prices) : 1]!;
    case 'overlap':
      return 'o';
    case 'gap':
      return 'g';
    case 'stop':
      return 's';
    case 'closed':
      return 'w';
    case 'past':
      return 'p';
  }
}

/** A state as people read it. */
export const stateWords = {
  covered: 'Covered',
  overlap: 'Overlap',
  gap: 'Gap',
  stop: 'Stop-sale',
  closed: 'Does not run',
  past: 'Past',
} as const;

/** A day for whoever does not see it: `Sat, 24 Oct 2026: Overlap, $ 209.00`. */
export function dayLabel({ date, state, fits }: RateDay, currency: string): string {
  const price = fits[0] && (state === 'covered' || state === 'overlap') ? priceOfRate(fits[0]) : undefined;
  return `${formatDay(date, { weekday: true })}: ${stateWords[state]}${
    price === undefined ? '' : `, ${formatMoney(price, currency)}`
  }`;
}
