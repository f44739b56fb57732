// domains: destination, users
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';
const agent = accountOf(site, 'travelAgent');

it.each(widthsOf(import.meta.url))('staff put a customer into a market from their Actions, %s', async (width) => {
  const path = `/app/staff/customers?searchQuery=${encodeURIComponent(agent.email)}`;
  const page = await browser.open({ site, path, as: accountOf(site, 'staff'), width });
  const market = `Market of ${width} ${Date.now()}`;
  await askSite(page, '/api/dmc/createNewMarket', { name: market });
  const actions = page.getByRole('button', { name: /^Actions for / });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Change Market' }).click();
  const dialog = page.getByRole('dialog', { name: /market/i });
  await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first().fill(market);
  const choice = dialog.getByRole('radio', { name: market, exact: true });
  await expectInView(choice, 'the market that was found');
  await choice.check();
  await lookAt(page, 'customer-market');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Change Market' }).click();
  await expect.poll(() => dialog.getByRole('radio', { name: market, exact: true }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
