import { textOn } from '../contrast.ts';
import { airlineColour } from './airline-colours.ts';

/**
 * A carrier's tile: its designator on the carrier's own colour, as an SVG data URI. Carriers' trademarks are not shipped.
 */
export function airlineLogo(code: string): string {
  const colour = airlineColour(code);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='8' fill='${colour}'/><text x='20' y='26' font-family='sans-serif' font-size='16' font-weight='700' fill='${textOn(colour)}' text-anchor='middle'>${code}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
