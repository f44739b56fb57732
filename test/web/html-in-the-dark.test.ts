import { expect, it } from 'vitest';
import { demoSites } from '#infra/local/seed/sites.ts';
import { contrast } from '#shared/contrast.ts';
import { inTheDark } from '#web/ui/theme/in-the-dark.ts';
import { DARK } from '#web/ui/theme/site-theme.ts';

const coloursOf = (html: string) => ({
  ground: /background-color:\s*(#[0-9a-f]{6})/.exec(html)![1]!,
  text: /[^-]color:\s*(#[0-9a-f]{6})/.exec(html)![1]!,
});

it.each(demoSites.map(({ head, data }) => [head.site, data.ssrHtml.header] as const))(
  'the header of %s is dark in the dark, and read',
  (_, header) => {
    const { ground, text } = coloursOf(inTheDark(header));
    expect(contrast(ground, DARK.page), 'no lamp on a dark page').toBeLessThan(2);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(inTheDark(header).replace(/style="[^"]*"/, '')).toBe(header.replace(/style="[^"]*"/, ''));
  },
);

it('what is dark already stays, and so does what is no plain colour', () => {
  const dark = '<p style="background-color:#2F4CC9;color:white;padding:6px">Sale</p>';
  expect(inTheDark(dark)).toBe('<p style="background-color:#2f4cc9;color:#ffffff;padding:6px">Sale</p>');
  const kept = '<p style="text-align:center">Sale <span style="color:inherit">now</span></p>';
  expect(inTheDark(kept)).toBe(kept);
});

it('a word that is coloured on the ground of what it stands in is read there too', () => {
  const shown = inTheDark('<div style="background-color:#fff"><b style="color:rgb(31, 47, 125)">Desk</b></div>');
  const [, ground, text] = /background-color:(#[0-9a-f]{6}).*[^-]color:(#[0-9a-f]{6})/.exec(shown)!;
  expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5);
});
