import { makeStyles, tokens } from '@fluentui/react-components';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

/** px of a row of the lists under the search, and how many there are room for. */
export const [ROW, ROWS] = [64, 4];

/** The lists under the search: a heading over a card of rows. */
export const useHomeStyles = makeStyles({
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, margin: '32px 0 12px' },
  quiet: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  card: {
    margin: 0,
    padding: '0 16px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: siteTokens.cardShadow,
  },
  item: { '&:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  row: {
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
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusMedium },
    ':hover b': { color: tokens.colorBrandForegroundLink },
  },
  meta: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  waiting: { display: 'flex', alignItems: 'center', height: `${ROW}px` },
  block: {
    width: '100%',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  legend: {
    margin: '8px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  empty: {
    margin: 0,
    padding: '24px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: siteTokens.cardShadow,
    color: tokens.colorNeutralForeground3,
  },
});
