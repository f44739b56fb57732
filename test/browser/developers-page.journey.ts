// domains: openapi
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteFolder } from '#infra/local/build-site.ts';
import { expectNoAxeViolations } from '#test/harness/expect-no-axe-violations.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { tellingDescriptions } from '#test/openapi/each-property.ts';

const browser = useBrowser();

it.each([
  ['desktop', false],
  ['phone', true],
] as [Width, boolean][])('the developers’ page reads well, %s', async (width, dark) => {
  const page = await browser.open({ site: 'kestrel', path: '/app/developers', width, dark });
  await page.getByRole('heading', { name: 'Portolan for developers' }).waitFor();
  if (width === 'phone') await page.getByRole('navigation').getByText('Contents', { exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'fareQuote', exact: true }).click();
  const call = page.getByRole('region', { name: 'POST /flightApi/api/fareQuote', exact: true });
  await expect.poll(async () => (await call.boundingBox())!.y).toBeLessThan(200);
  for (const part of ['Answer: the properties of result', 'Answer: an example', 'Failures'])
    await call.getByText(part, { exact: true }).click();
  await call.getByText('SOLD_OUT').waitFor();
  const { offered, shown } = await page.evaluate(() => ({
    offered: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(offered).toBe(shown);
  // The page is long: one look at its structure and contrast is enough.
  if (dark) await expectNoAxeViolations(page);
});

it('the OpenAPI document lies beside it, and no description reaches what browsers load', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/developers' });
  const answer = await page.goto(browser.address('kestrel', '/app/developers/openapi.json'));
  expect(await answer!.json()).toMatchObject({ openapi: '3.1.0' });
  const folder = path.join(siteFolder, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const code = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  expect(tellingDescriptions().filter((text) => code.includes(text))).toEqual([]);
});
