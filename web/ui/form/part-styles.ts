import { makeStyles, tokens } from '@fluentui/react-components';
import { inGrid } from '#web/ui/stack.ts';
import { apartInRows, inColumn, inPairs } from '#web/ui/stack.ts';
import { cardHeading, quietLine, wrongLine } from '#web/ui/text.ts';

/** How the rows of a part of the settings stand. */
export const useRowStyles = makeStyles({
  form: { ...inColumn('20px'), maxWidth: '640px' },
  /** The form with what visitors will see of it at its side, where there is room. */
  beside: {
    maxWidth: 'none',
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: '32px' },
  },
  pair: inPairs('20px 16px'),
  row: { ...inGrid('minmax(0, 1fr) auto', '16px'), alignItems: 'center', minHeight: '44px', overflowWrap: 'anywhere' },
  hint: { ...quietLine, margin: 0, overflowWrap: 'anywhere' },
  heading: cardHeading,
  group: {
    ...inColumn('12px'),
    margin: 0,
    padding: '16px 0 0',
    border: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: apartInRows('12px'),
  link: { color: tokens.colorBrandForegroundLink },
  alert: { ...wrongLine, margin: 0 },
});
