/**
 * A carrier's tile: its designator on a colour of its own, as an SVG data URI. Carriers' trademarks are not shipped.
 */
export function airlineLogo(code: string): string {
  const hue = ([...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) * 47) % 360;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='8' fill='hsl(${hue},55%,34%)'/><text x='20' y='26' font-family='sans-serif' font-size='16' font-weight='700' fill='#fff' text-anchor='middle'>${code}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
