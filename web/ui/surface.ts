import { tokens } from '@fluentui/react-components';
import { siteTokens } from '#web/app/theme/site-tokens.ts';

/** What things stand on and how they are pressed: to spread into makeStyles. */
export const cardSurface = {
  borderRadius: tokens.borderRadiusLarge,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: siteTokens.cardShadow,
} as const;

/** Says that something wants to be read before one goes on. */
export const warningSurface = {
  padding: '8px 12px',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorPaletteYellowBackground1,
  color: tokens.colorNeutralForeground1,
} as const;

export const focusRing = { ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } } as const;

/** A button that looks like the text it is. */
export const bareButton = {
  border: 'none',
  backgroundColor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
} as const;
