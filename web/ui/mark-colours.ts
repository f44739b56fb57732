import { contrast, textOn } from '#shared/contrast.ts';
import { airlineColour } from '#shared/reference/airline-colours.ts';
import { darkenUnder, lightenOn } from '#web/ui/theme/oklch.ts';
import { DARK } from '#web/ui/theme/site-theme.ts';

export interface MarkColours {
  background: string;
  text: string;
}

/** A tile below this contrast to a dark card loses its edge; white on a colour above it is read after a small step. */
const SEEN = 3;
const READ = 4.5;

/** A carrier's own colour, a little darker where white is then read on it; bright ones carry black. */
function ownColour(code: string): string {
  const own = airlineColour(code);
  return contrast(own, '#ffffff') >= SEEN ? darkenUnder(own, '#ffffff', READ) : own;
}

/** A carrier's tile in its own colour; in the dark lightened, in the same hue, until it stands out from the card. */
export function markColours(code: string, mode: 'light' | 'dark'): MarkColours {
  const own = ownColour(code);
  const background = mode === 'dark' ? lightenOn(own, DARK.card, SEEN) : own;
  return { background, text: textOn(background) };
}
