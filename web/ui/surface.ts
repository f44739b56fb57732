import { tokens } from '@fluentui/react-components';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

/** What things stand on and how they are pressed: to spread into makeStyles. */
export const cardSurface = {
  borderRadius: tokens.borderRadiusLarge,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: siteTokens.cardShadow,
} as const;

export const outlined = {
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusMedium,
} as const;

/** Of a step or what was done: a number or a tick in a circle. */
export const roundMark = {
  display: 'inline-grid',
  placeContent: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '12px',
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
