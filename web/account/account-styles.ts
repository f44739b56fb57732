import { makeStyles, tokens } from '@fluentui/react-components';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';

/** What the pages of one's own account share. */
export const useAccountStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  /** Two cards side by side where there is room. */
  two: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: { padding: '20px', [upTo600]: { padding: '16px' } },
  heading: { margin: '0 0 16px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    [upTo600]: { '> *': { flexGrow: 1 } },
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '16px' },
  below: { margin: '12px 0 0', color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '16px' },
  text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px 16px',
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
