import { textOn } from '#shared/contrast.ts';
import { airlineColour } from '#shared/reference/airline-colours.ts';
import { lightenOn } from '#web/app/theme/oklch.ts';
import { DARK } from '#web/app/theme/site-theme.ts';

export interface MarkColours {
  background: string;
  text: string;
}

/** Of a tile on a dark card: below this its edge is lost. */
const SEEN = 3;

/** A carrier's tile in its own colour; in the dark lightened, in the same hue, until it stands out from the card. */
export function markColours(code: string, mode: 'light' | 'dark'): MarkColours {
  const own = airlineColour(code);
  const background = mode === 'dark' ? lightenOn(own, DARK.card, SEEN) : own;
  return { background, text: textOn(background) };
}
