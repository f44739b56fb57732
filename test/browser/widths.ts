import path from 'node:path';
import type { Width } from '#test/harness/use-browser.ts';

const both: readonly Width[] = ['desktop', 'phone'];

/**
 * The widths that a journey is made at. What a screen looks like is looked at in both by the walker (every-route), and
 * what hangs on the width by the journeys that name both themselves. What a person does there is the same, so `npm test`
 * does it at one of them, half of the files at each, always the same one; `npm run test:long` and `--both-widths` at
 * both. `journey`: its `import.meta.url`.
 */
export function widthsOf(journey: string): readonly Width[] {
  if (process.env.JOURNEY_WIDTHS === 'both') return both;
  const name = path.basename(journey).replace('.journey.ts', '');
  const sum = [...name].reduce((letters, letter) => letters + letter.charCodeAt(0), 0);
  return [both[sum % 2]!];
}
