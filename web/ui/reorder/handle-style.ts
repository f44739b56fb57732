import { tokens } from '@fluentui/react-components';
import { focusRing } from '#web/ui/surface.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';

/** What a row of a list is picked up by. */
export const reorderHandle = {
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '40px',
  padding: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: tokens.colorNeutralForeground3,
  cursor: 'grab',
  touchAction: 'none',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  [upTo600]: { width: '36px' },
} as const;
