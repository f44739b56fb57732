import { makeStyles, tokens } from '@fluentui/react-components';
import { cardSurface } from '#web/ui/surface.ts';
import { bodyText, cardHeading, cutOff, quietLine } from '#web/ui/text.ts';

/** px of a row of the lists under the search, and how many there are room for. */
export const [ROW, ROWS] = [64, 4];

/** The lists under the search: a heading over a card of rows. */
export const useHomeStyles = makeStyles({
  heading: { ...cardHeading, margin: '32px 0 12px' },
  quiet: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  card: { ...cardSurface, margin: 0, padding: '0 16px', listStyleType: 'none' },
  item: { '&:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  row: {
    ...bodyText,
    display: 'grid',
    alignItems: 'center',
    columnGap: '16px',
    boxSizing: 'border-box',
    width: '100%',
    height: `${ROW}px`,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    textAlign: 'left',
    textDecorationLine: 'none',
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusMedium },
    ':hover b': { color: tokens.colorBrandForegroundLink },
  },
  meta: { ...quietLine, ...cutOff, display: 'block' },
  waiting: { display: 'flex', alignItems: 'center', height: `${ROW}px` },
  block: {
    width: '100%',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  legend: { ...quietLine, margin: '8px 0 0' },
  empty: { ...cardSurface, margin: 0, padding: '24px 16px', color: tokens.colorNeutralForeground3 },
});
