// domains: activities, payments
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { addBuyer } from './activity-buyers.ts';
import { cityId, addOffer, press, sayWhoComes, titled, toast, TRIP } from './activity-steps.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';

const browser = useBrowser();
const site = 'dune';
const width = 'phone';

it('a traveller on a phone finds an activity, books it, pays by card and has a voucher', async () => {
  const name = 'Lagoon';
  const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff') });
  await titled(desk, 'Activities');
  const { marketId } = await addOffer(desk, name);
  const traveller = await addBuyer(site, { userType: 'retail', firstName: 'Mira', lastName: 'Das', marketId });

  const page = await browser.open({ site, path: '/app/', as: traveller, width });
  await press(page, 'Menu');
  await page.getByRole('link', { name: 'Activities', exact: true }).click();
  await titled(page, /^Activities/);
  await page.getByRole('combobox', { name: 'City' }).selectOption(cityId);
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/app/activities/search?cityId=${cityId}&${TRIP}`);
  const option = page.getByRole('region', { name: `${name}, Morning boat` });
  await press(option, /Tue, 5 Mar/);
  await option.getByRole('combobox', { name: 'Pickup' }).selectOption({ index: 1 });
  await lookAt(page, 'activity-chosen');
  await press(option, 'Add to cart');
  await toast(page, 'Successfully, Added to cart');
  // The way on is in view: nobody scrolls to the end of a city for it.
  const open = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Open cart' });
  await expectInView(open, 'the way to the cart');
  await open.click();
  await titled(page, 'Cart');
  await lookAt(page, 'activity-cart-traveller');
  await page.goBack();
  await titled(page, /^Activities in/);
  await page.goForward();
  await page.getByRole('link', { name: 'Check out' }).click();
  await titled(page, 'Check out');
  await sayWhoComes(page, 'Mira', 'Das');
  await page.getByRole('textbox', { name: 'Hotel or address' }).fill('Harbour Hotel');
  await lookAt(page, 'activity-checkout-traveller');
  await press(page, /^Continue to payment/);
  await titled(page, 'Pay for your activities');
  await lookAt(page, 'activity-pay-traveller');
  await press(page, /^Pay /);
  await press(page, /^Pay /);
  await page.getByRole('link', { name: 'Open the activities' }).click();
  await titled(page, 'Activities of Mira Das');
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Open the voucher' }).click();
  await titled(page, 'Activity voucher');
  await page.getByText('Show at the gate').first().waitFor();
  await lookAt(page, 'activity-voucher-traveller');
  expect(await page.getByRole('button', { name: 'Redeem' }).count(), 'a gate redeems, not a guest').toBe(0);
});
