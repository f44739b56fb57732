import { expect, it } from 'vitest';
import { createSiteWrites } from '#functions/site/writes.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const payload =
  '<p style="color: red; position: fixed; background: url(javascript:alert(1))">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="jav\tascript:alert(1)">x</a><iframe srcdoc="<script>"></iframe><svg onload=alert(1)>';

it.each(['header', 'footer', 'popupAlert'] as const)('is stored without anything that runs: %s', (place) => {
  const { head, data } = testSites.sarathi;
  const hostile =
    place === 'popupAlert'
      ? { ...data, brandingSettings: { ...data.brandingSettings, popupAlert: payload } }
      : { ...data, ssrHtml: { ...data.ssrHtml, [place]: payload } };
  const stored = JSON.stringify(createSiteWrites(world.job('sarathi'), head, hostile, []));
  expect(stored).toContain('Hello</p>');
  expect(stored).not.toMatch(/<script|onerror|onload|javascript:|ascript:|<iframe|<svg|position|url\(/i);
});
