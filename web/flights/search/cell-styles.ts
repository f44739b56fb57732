import { makeStyles, tokens } from '@fluentui/react-components';
import { bareButton } from '#web/ui/surface.ts';
import { cutOff, largeText, quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

/** The cells of the search object: a 12 px label over a 20 px value over a 12 px line. */
export const useCellStyles = makeStyles({
  cell: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '12px 16px',
    [upTo768]: { padding: '8px 12px' },
    boxSizing: 'border-box',
    textAlign: 'left',
    cursor: 'text',
    ':focus-within': {
      borderRadius: tokens.borderRadiusMedium,
      boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}`,
    },
  },
  // The cell around it shows the focus.
  button: { ...bareButton, outlineStyle: 'none', color: 'inherit', width: '100%' },
  label: quietLine,
  value: {
    ...largeText,
    ...cutOff,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    // Tight letters leave a figure and its word too close otherwise.
    wordSpacing: '0.08em',
  },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  input: {
    border: 'none',
    outlineStyle: 'none',
    padding: 0,
    width: '100%',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    // Larger than the page's least size of a field under a thumb: as the values beside it.
    '@media (pointer: coarse)': { fontSize: `${tokens.fontSizeBase500} !important` },
    '::placeholder': { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  },
  below: { ...quietLine, ...cutOff },
  error: { color: tokens.colorPaletteRedForeground1, whiteSpace: 'normal' },
});
