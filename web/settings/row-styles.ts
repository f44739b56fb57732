import { makeStyles, tokens } from '@fluentui/react-components';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';

/** How rows of a part's form stand. */
export const useRowStyles = makeStyles({
  form: { display: 'grid', gap: '20px', maxWidth: '640px' },
  /** The form with what visitors will see of it at its side, where there is room. */
  beside: {
    maxWidth: 'none',
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: '32px' },
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '20px 16px',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '16px',
    alignItems: 'center',
    minHeight: '44px',
    overflowWrap: 'anywhere',
  },
  hint: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  group: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: '16px 0 0',
    border: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px', flexWrap: 'wrap' },
  link: { color: tokens.colorBrandForegroundLink },
  alert: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: '12px', lineHeight: '16px' },
});
