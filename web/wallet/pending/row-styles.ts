import { makeStyles, tokens } from '@fluentui/react-components';
import { apartInRows, inColumn, inLines, inList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

/** Rows of what waits: who and how much, what about it, and what can be done. */
export const useRowStyles = makeStyles({
  list: inList('12px'),
  row: {
    ...inColumn('4px'),
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  line: { ...apartInRows('4px 16px'), alignItems: 'baseline' },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  words: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0, overflowWrap: 'anywhere' },
  actions: { ...inLines('8px'), marginTop: '8px' },
});
