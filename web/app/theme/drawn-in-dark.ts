import { lightenOn } from '#web/ui/theme/oklch.ts';
import { DARK } from '#web/ui/theme/site-theme.ts';

/** What a sign must differ from its ground by to be seen (WCAG 1.4.11). */
const SEEN = 3;

/** A logo drawn as an SVG data URI with every colour of it, `#rrggbb`, light enough for a dark bar; hues stay. */
export const drawnInDark = (logoUrl: string): string =>
  logoUrl.replace(/(%23|#)([0-9a-f]{6})(?![0-9a-f])/gi, (_, hash: string, hex: string) => {
    const seen = lightenOn(`#${hex}`, DARK.card, SEEN);
    return hash + seen.slice(1);
  });
