import { describe, expect, it } from 'vitest';
import { brandRamp, PAGE_LIGHT } from '#web/ui/theme/brand-ramp.ts';
import { contrast, fromHex, toHex } from '#web/ui/theme/oklch.ts';
import { DARK, siteTheme } from '#web/ui/theme/site-theme.ts';

const seeds = {
  indigo: '#2F4CC9',
  teal: '#0E7C74',
  crimson: '#C01F3F',
  amber: '#F5A300',
  yellow: '#FFE600',
  pink: '#FF6FB5',
  lime: '#A6E22E',
  nearBlack: '#0B0B0D',
  white: '#FFFFFF',
  grey: '#808080',
  plum: '#7a1f5c',
  // All round the circle, dark and light.
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, at) => {
      const hex = toHex({ l: at % 2 ? 0.38 : 0.72, c: 0.2, h: (at / 24) * 2 * Math.PI });
      return [hex, hex];
    }),
  ),
};

describe.each(Object.entries(seeds))("a site's colour (%s)", (_, seed) => {
  it('carries white text and reads on the page', () => {
    const ramp = brandRamp(seed);
    expect(contrast(ramp[80], '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ramp[80], PAGE_LIGHT)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ramp[80], ramp[160])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ramp[30], '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
  it('grows lighter with every stop', () => {
    const lightness = Object.values(brandRamp(seed)).map((hex) => fromHex(hex).l);
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
  });
  it('reads in the dark, as text and under it', () => {
    const theme = siteTheme(seed, 'dark');
    expect(contrast(theme.colorBrandForeground1, DARK.card)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.colorBrandForeground1, theme.selectedBackground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['light', 'dark'] as const)('buttons are read at rest, under the pointer and pressed (%s)', (mode) => {
    const theme = siteTheme(seed, mode);
    for (const under of [
      theme.colorBrandBackground,
      theme.colorBrandBackgroundHover,
      theme.colorBrandBackgroundPressed,
    ])
      expect(contrast(theme.colorNeutralForegroundOnBrand, under)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(['#FFE600', '#F5A300', '#ffef9e', '#ffffff'])('a light brand (%s) keeps its colour on buttons', (seed) => {
  for (const mode of ['light', 'dark'] as const) {
    expect(siteTheme(seed, mode).colorBrandBackground).toBe(seed);
    expect(siteTheme(seed, mode).colorNeutralForegroundOnBrand).not.toBe('#ffffff');
  }
});
it('a brand that is too pale to end by itself has a line around it', () => {
  expect(siteTheme('#ffef9e', 'light').brandEdge).toMatch(/^#/);
  expect(siteTheme('#F5A300', 'light').brandEdge).toBe('transparent');
});
it('keeps a colour that is dark enough as it is', () => expect(brandRamp('#2F4CC9')[80]).toBe('#2f4cc9'));
it('goes there and back', () => expect(toHex(fromHex('#c01f3f'))).toBe('#c01f3f'));
it.each(['light', 'dark'] as const)('quiet text reads on page and card (%s)', (mode) => {
  const theme = siteTheme('#2F4CC9', mode);
  for (const under of [theme.pageBackground, theme.colorNeutralBackground1])
    expect(contrast(theme.colorNeutralForeground3, under)).toBeGreaterThanOrEqual(4.5);
});
