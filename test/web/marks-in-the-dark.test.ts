import { expect, it } from 'vitest';
import { airlines } from '#functions/reference/airlines.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import { contrast } from '#shared/contrast.ts';
import { airlineColour } from '#shared/reference/airline-colours.ts';
import { drawnInDark } from '#web/app/theme/drawn-in-dark.ts';
import { DARK } from '#web/ui/theme/site-theme.ts';
import { markColours } from '#web/ui/mark-colours.ts';

const codes = airlines().map(({ airlineCode }) => airlineCode);

it("every carrier's code is read on its own colour, and its tile is seen on a dark card", () => {
  for (const code of [...codes, 'ZZ', 'Q9']) {
    for (const mode of ['light', 'dark'] as const) {
      const { background, text } = markColours(code, mode);
      expect(contrast(background, text), `${code} ${mode}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(markColours(code, 'dark').background, DARK.card), code).toBeGreaterThanOrEqual(3);
  }
});

it('the carriers that are flown most wear their own colours, not drawn ones', () => {
  expect(new Set(['6E', 'EK', 'SV', 'TR'].map(airlineColour)).size).toBe(4);
  expect(markColours('6E', 'light').background).toBe('#1b2b8c');
  expect(markColours('TR', 'light')).toEqual({ background: '#ffe600', text: '#000000' });
});

it('a logo that is a drawing stands out in the dark, in its hue; one that does already is left alone', () => {
  for (const { data } of demoSites) {
    const dark = decodeURIComponent(drawnInDark(data.logoUrl));
    const [stroke] = /#[0-9a-f]{6}/i.exec(dark)!;
    expect(contrast(stroke, DARK.card), data.companyName).toBeGreaterThanOrEqual(3);
  }
  const bright = 'data:image/svg+xml,%3Csvg%20stroke%3D%22%23FFE600%22%2F%3E';
  expect(drawnInDark(bright)).toBe(bright);
});
