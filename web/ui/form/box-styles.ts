import { makeStyles, tokens } from '@fluentui/react-components';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { growing, inRow } from '#web/ui/stack.ts';
import { bodyText } from '#web/ui/text.ts';

/**
 * The box of an input or select: 32 px high, 40 when large or on a phone; a line of the brand's colour below while it
 * has the focus.
 */
export const useBoxStyles = makeStyles({
  root: {
    ...inRow('4px'),
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    minHeight: '32px',
    padding: '0 12px',
    overflow: 'hidden',
    [upTo768]: { minHeight: '40px' },
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':focus-within': {
      borderBottomColor: tokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
    },
  },
  large: { minHeight: '40px' },
  wrong: {
    borderTopColor: tokens.colorPaletteRedBorder2,
    borderRightColor: tokens.colorPaletteRedBorder2,
    borderBottomColor: tokens.colorPaletteRedBorder2,
    borderLeftColor: tokens.colorPaletteRedBorder2,
  },
  off: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForegroundDisabled,
    borderBottomColor: tokens.colorNeutralStrokeDisabled,
  },
  control: {
    ...growing,
    ...bodyText,
    alignSelf: 'stretch',
    boxSizing: 'border-box',
    width: '100%',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: tokens.fontFamilyBase,
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
  options: {
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '& option': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  },
});
