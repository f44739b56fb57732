import { makeStyles, tokens } from '@fluentui/react-components';
import { from768, onPaper, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { cardHeading, quietLine, smallText } from '#web/ui/text.ts';

/** What the parts of the printed ticket share. Paper is white in every colour mode. */
export const usePaperStyles = makeStyles({
  section: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: '20px 0',
    [onPaper]: { padding: '10px 0', breakInside: 'avoid', borderTopColor: '#000' },
  },
  heading: { ...cardHeading, margin: '0 0 12px', [onPaper]: { margin: '0 0 6px' } },
  meta: { ...quietLine, [onPaper]: { color: '#000' } },
  facts: {
    ...smallText,
    display: 'grid',
    gridTemplateColumns: '104px 1fr',
    columnGap: '12px',
    rowGap: '2px',
    margin: 0,
    alignContent: 'start',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, fontWeight: 500 },
    [onPaper]: { '& dt': { color: '#000' } },
  },
  twoColumns: {
    display: 'grid',
    [from768]: { gridTemplateColumns: '1fr 256px', columnGap: '24px' },
    [upTo768]: { rowGap: '8px' },
    [onPaper]: { gridTemplateColumns: '1fr 256px' },
  },
});
