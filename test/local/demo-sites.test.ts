import { expect, it } from 'vitest';
import { seedActor } from '#functions/actors/seed.ts';
import { sanitizeSiteHtml } from '#functions/site/writes.ts';
import { demoMarkupWrites } from '#infra/local/seed/markups.ts';
import { demoSites } from '#infra/local/seed/sites.ts';

const allDifferent = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

it('every demo site has a header, a footer, markups and suppliers of its own', () => {
  const count = demoSites.length;
  expect(count).toBe(4);
  const differences = {
    header: demoSites.map(({ data }) => sanitizeSiteHtml(data.ssrHtml.header)),
    footer: demoSites.map(({ data }) => sanitizeSiteHtml(data.ssrHtml.footer)),
    colour: demoSites.map(({ data }) => data.brandingSettings.form.theme.palette.primary),
    suppliers: demoSites.map(({ suppliers }) => suppliers),
    modules: demoSites.map(({ head }) => head.modules),
    markups: demoSites.map(({ head }) =>
      demoMarkupWrites(seedActor(head)).flatMap((write) => (write.kind === 'put' ? [write.item.data] : [])),
    ),
  };
  for (const [what, values] of Object.entries(differences)) expect(allDifferent(values), what).toBe(count);
  for (const { data } of demoSites) {
    expect(data.brandingSettings.ssrElements).toEqual({ header: true, footer: true });
    expect(data.ssrHtml.header && data.ssrHtml.footer).toBeTruthy();
  }
});
