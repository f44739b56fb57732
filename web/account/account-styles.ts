import { makeStyles, tokens } from '@fluentui/react-components';
import { apartInRows, inGrid, inLines, inNarrowColumn, inPairs, plainList } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';

/** What the pages of one's own account share. */
export const useAccountStyles = makeStyles({
  stack: inNarrowColumn('16px'),
  /** Two cards side by side where there is room. */
  two: {
    ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', '16px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: { padding: '20px', [upTo600]: { padding: '16px' } },
  heading: { ...cardHeading, margin: '0 0 16px' },
  form: inNarrowColumn('16px'),
  pair: inPairs('16px'),
  foot: { ...inLines('8px'), justifyContent: 'flex-end', [upTo600]: { '> *': { flexGrow: 1 } } },
  /** Of a list, apart from its last row. */
  listFoot: { marginTop: '8px', paddingTop: '16px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  hint: { ...quietLine, margin: 0 },
  below: { ...quietLine, margin: '12px 0 0' },
  text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  list: { ...plainList, display: 'grid' },
  row: {
    ...apartInRows('8px 16px'),
    minHeight: '40px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
    ':first-child': { borderTop: 'none' },
  },
  strong: { fontWeight: 600 },
  notice: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
});
