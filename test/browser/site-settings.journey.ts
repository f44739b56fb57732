// domains: site
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawing } from '#test/fixtures/pictures.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { exporterAt, jobAt } from './exports-world.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { makeWalkerWorld, type WalkerWorld } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
// Nobody else's journey looks at this site.
const site = 'cinnamon';
const admin = accountOf(site, 'staff');
const settings = '/app/staff/setting/other-settings';
let world: WalkerWorld;

beforeAll(async () => {
  const page = await browser.open({ site, path: '/app/403', as: accountOf(site, 'travelAgent') });
  world = await makeWalkerWorld(page);
});

const openAs = (path: string, width: Width, as?: typeof admin) =>
  browser.open({ site, path, width, ...(as && { as }) });
/** As the text editor gives it back. */
const designed =
  '<div class="bar" style="background-color: rgb(18, 52, 86); padding: 8px;"><p style="text-align: center;">Call us</p></div>' +
  '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table><ul><li>One<ul><li>Two</li></ul></li></ul>' +
  '<p><img src="https://example.com/a.png" alt="Dunes" width="40"></p>';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = async (page: Page) => {
  await page.getByText('Setting saved successfully').first().waitFor();
  await page.getByRole('region', { name: 'Changes', exact: true }).waitFor({ state: 'detached' });
};
const dressOf = (page: Page) =>
  page.evaluate(() => ({
    colour: document.documentElement.style.getPropertyValue('--site-colour').trim(),
    title: document.title,
  }));

/** Drops a drawn word-mark, six times as wide as high, on the logo's field. */
const dropLogo = (page: Page, colour: string): Promise<void> =>
  page
    .getByText(/drop one here|uploaded\./)
    .first()
    .evaluate(
      (target, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'mark.svg', { type: 'image/svg+xml' }));
        target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      },
      drawing(`<circle cx="16" cy="16" r="12" fill="${colour}"/><path d="M40 6h148v20H40z" fill="${colour}"/>`)
        .toString()
        .replace('0 0 32 32', '0 0 192 32'),
    );

const brands = {
  desktop: { name: 'Clove & Cardamom', colour: '#7a1f5c' },
  phone: { name: 'Nutmeg Lanes', colour: '#175c3a' },
} as const;

describe.each(widthsOf(import.meta.url))('settings of a site, %s', (width) => {
  it('a new name and colour are seen before they are saved, then by everybody; undo brings the old ones back', async () => {
    const { name, colour } = brands[width];
    const page = await openAs(settings, width, admin);
    await box(page, 'Site’s name').waitFor();
    await lookAt(page, 'settings-branding');
    const former = await box(page, 'Site’s name').inputValue();

    await box(page, 'Colour').fill('#de3b2f');
    await page.getByText('a darker shade.').waitFor();
    await box(page, 'Colour').fill('#ffd400');
    await page.getByText('buttons use it with dark text').waitFor();
    await lookAt(page, 'settings-light-colour');
    await box(page, 'Colour').fill(colour);
    await box(page, 'Site’s name').fill(name);
    await dropLogo(page, colour);
    await page.getByText('mark.svg uploaded.').waitFor();
    await page.getByRole('region', { name: 'Preview' }).getByText(name).first().waitFor();
    await lookAt(page, 'settings-branding-changed');
    await save(page);
    await saved(page);
    const log = page.getByRole('region', { name: 'Changes of branding' });
    await log.getByText(`${former} → ${name}`).first().waitFor();
    await log.getByRole('img', { name: 'a picture' }).first().waitFor();
    await lookAt(page, 'settings-branding-saved');
    // The saver's next page is not the one that was kept on the way; their other pages need no load at all.
    const next = await page.context().newPage();
    await next.goto(browser.address(site, '/app/staff/setting/other-settings'));
    await box(next, 'Site’s name').waitFor();
    expect(await dressOf(next)).toMatchObject({ colour, title: expect.stringContaining(name) });

    const login = await openAs('/app/login', width);
    await login.getByRole('textbox', { name: 'Email' }).waitFor();
    expect((await dressOf(login)).colour).toBe(colour);
    expect((await dressOf(login)).title).toContain(name);
    await expect
      .poll(() => login.locator('img').first().getAttribute('src'))
      .toMatch(/^\/app\/brand\/cinnamon\/\w+\.svg$/);
    // A word-mark has the room that it needs to be read, and takes the name's place.
    const mark = login.locator('img:visible').first();
    await expect
      .poll(async () => (await mark.boundingBox())!.width / (await mark.boundingBox())!.height)
      .toBeGreaterThan(4);
    const said = login.locator('a:visible > span', { hasText: name }).first();
    await expect.poll(async () => (await said.boundingBox())?.width).toBe(1);
    await lookAt(login, 'settings-login-rebranded');
    const ticket = await openAs(`/app/flight/eTicket/${world.slug}`, width);
    await ticket.getByRole('article', { name: /^E-Ticket/ }).waitFor();
    expect((await dressOf(ticket)).colour).toBe(colour);
    await lookAt(ticket, 'settings-ticket-rebranded');
    const retail = accountOf(site, 'retail');
    const forgot = await openAs('/app/forgot_password', width);
    await forgot.getByRole('textbox', { name: 'Email' }).fill(retail.email);
    await forgot.keyboard.press('Enter');
    await expect.poll(async () => (await mailTo(retail.email, /password/i)).body.html).toContain(colour);
    expect((await mailTo(retail.email, /password/i)).body.html).toContain(name.replace('&', '&amp;'));

    await page.getByRole('button', { name: 'Undo the last change to branding' }).click();
    await log.getByText('Branding: last change undone').first().waitFor();
    await expect.poll(() => box(page, 'Site’s name').inputValue()).toBe(former);
  });

  it('nothing is lost by leaving, without a connection, or by somebody who saved first', async () => {
    const path = `${settings}?part=company`;
    const page = await openAs(path, width, admin);
    const other = await page.context().newPage();
    await other.goto(browser.address(site, path));
    await box(other, 'Address').fill(`1 Other Road, ${width}`);
    await box(page, 'Telephone').fill(`+94 11 255 ${width === 'phone' ? '0191' : '0192'}`);

    await page.goBack();
    const asked = page.getByRole('dialog', { name: 'Your changes are not saved' });
    await asked.getByText('Telephone').waitFor();
    await lookAt(page, 'settings-not-saved');
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await asked.waitFor({ state: 'detached' });

    await page.context().setOffline(true);
    await page.getByText('You are offline. You can save once you are back online.').waitFor();
    await save(page);
    await page.getByText('You are offline. Nothing was saved').first().waitFor();
    await page.context().setOffline(false);

    await save(other);
    await saved(other);
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await conflict.getByText(`Address: 1 Other Road, ${width}`).waitFor();
    await conflict.getByText(/^Telephone: \+94 11 255/).waitFor();
    await lookAt(page, 'settings-conflict');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => box(page, 'Address').inputValue()).toBe(`1 Other Road, ${width}`);
    await save(page);
    await saved(page);
    await lookAt(page, 'settings-company');
  });

  it('a policy is written, cleaned and shown to everybody; tags and search texts stand beside it', async () => {
    const page = await openAs('/app/staff/setting/seo-settings?part=policies', width, admin);
    const viewOf = (of: string, view: string) =>
      page
        .getByRole('radiogroup', { name: `View of ${of}`, exact: true })
        .getByRole('radio', { name: view, exact: true })
        .click();
    await viewOf('Terms and conditions', 'HTML');
    const terms = box(page, 'Terms and conditions');
    await terms.fill(`<h2>For ${width}</h2><p onclick="x()">Pay first.</p><script>alert(1)</script>`);
    await save(page);
    await saved(page);
    const said = page.getByRole('status').filter({ hasText: 'removed because they are not allowed' });
    await said.getByText('the element script, in the terms and conditions').waitFor();
    await said.getByText('the attribute onclick of p, in the terms and conditions').waitFor();
    await lookAt(page, 'settings-policies');
    // Written as it reads, with the page beside it.
    await viewOf('Terms and conditions', 'Edit text');
    await terms.getByRole('heading', { name: `For ${width}`, level: 2 }).waitFor();
    // Within its first 20 ms the editor may put the caret back to where it was, which no person is quick enough for.
    await expect
      .poll(async () => {
        await terms.getByText('Pay first.').click();
        return page.evaluate(
          () => new Promise((told) => setTimeout(() => told(getSelection()?.anchorNode?.textContent), 50)),
        );
      })
      .toBe('Pay first.');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const tools = page.getByRole('toolbar', { name: 'Text of Terms and conditions' });
    await tools.getByRole('button', { name: 'List', exact: true }).click();
    await page.keyboard.type('Bring a ');
    await tools.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('passport');
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: 'Link' }).click();
    const address = page.getByRole('textbox', { name: 'Address of the link' });
    await address.fill('example.com');
    await page.getByRole('button', { name: 'Set link' }).click();
    await page.getByText(/^Please enter a full address/).waitFor();
    await address.fill('https://example.com/visa');
    await page.getByRole('button', { name: 'Set link' }).click();
    const beside = page.getByRole('region', { name: 'Preview of Terms and conditions' });
    await beside.getByRole('listitem').getByRole('link', { name: 'https://example.com/visa' }).waitFor();
    await lookAt(page, 'settings-policies-text');
    await viewOf('Terms and conditions', 'HTML');
    expect(await terms.inputValue()).toMatch(
      /<p>Pay first\.<\/p><ul><li>Bring a <strong>passport<\/strong><\/li><li>.*example\.com\/visa/,
    );
    await save(page);
    await saved(page);
    // What the text view would lose stays HTML, and that is said.
    await viewOf('Privacy policy', 'HTML');
    await box(page, 'Privacy policy').fill(
      '<p>Kept</p><table><caption>Who</caption><tbody><tr><td>A</td></tr></tbody></table>',
    );
    await viewOf('Privacy policy', 'Edit text');
    await page.getByText('This text contains HTML that this editor cannot keep, so it is edited as HTML.').waitFor();
    expect(await box(page, 'Privacy policy').inputValue()).toContain('<caption>Who</caption>');
    await box(page, 'Privacy policy').fill('');
    // What a site's own designer wrote is kept to the letter, and can be written in.
    await viewOf('Privacy policy', 'HTML');
    await box(page, 'Privacy policy').fill(designed);
    await viewOf('Privacy policy', 'Edit text');
    await box(page, 'Privacy policy').getByText('Call us').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' today');
    await viewOf('Privacy policy', 'HTML');
    expect(await box(page, 'Privacy policy').inputValue()).toBe(designed.replace('Call us', 'Call us today'));
    await box(page, 'Privacy policy').fill('');
    await saved(page);
    const shown = await openAs('/app/terms_and_conditions', width);
    await shown.getByRole('heading', { name: `For ${width}`, level: 2 }).waitFor();
    await shown.getByText('passport', { exact: true }).waitFor();
    await lookAt(shown, 'terms');
    await shown.getByRole('link', { name: 'Privacy policy' }).click();
    await shown.getByRole('heading', { name: 'Privacy policy', level: 1 }).waitFor();
    await lookAt(shown, 'privacy');
    await shown.getByRole('link', { name: /^Go to/ }).click();
    await shown.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name: 'Terms' }).click();
    await shown.getByRole('heading', { name: 'Terms and conditions', level: 1 }).waitFor();

    await page.goto(browser.address(site, '/app/staff/setting/seo-settings'));
    const login = page.getByRole('group', { name: 'Sign in' });
    await login.getByRole('textbox', { name: 'Title' }).fill(`Members’ door, ${width}`);
    await lookAt(page, 'settings-seo');
    await save(page);
    await saved(page);
    const served = await page.evaluate(async () => (await fetch('/app/login', { cache: 'reload' })).text());
    expect(served).toContain(`<title>Members’ door, ${width}</title>`);
    await page.goto(browser.address(site, '/app/staff/setting/seo-settings?part=tags'));
    await page.getByRole('button', { name: 'Add a script' }).click();
    await box(page, 'Script 1').fill('http://tags.example/a.js');
    await save(page);
    await page.getByText('Please enter a full address that starts with https://.').waitFor();
    await lookAt(page, 'settings-tags-refused');
  });

  it('who may only look reads every part and why it cannot be changed, and finds nothing to press', async () => {
    const { account } = await exporterAt(await jobAt(site));
    const page = await openAs(`${settings}?part=modules`, width, account);
    await page.getByText('View only: you need the permission “Change settings” to change it.').waitFor();
    const modules = page.getByRole('group', { name: 'Modules' });
    expect(await modules.getByRole('checkbox', { name: 'Flights', exact: true }).isDisabled()).toBe(true);
    expect(await modules.getByRole('checkbox', { name: 'Packages', exact: true }).count()).toBe(1);
    await lookAt(page, 'settings-read-only');
    for (const name of ['Save', 'Discard', /^Undo/]) expect(await page.getByRole('button', { name }).count()).toBe(0);
  });

  it('a secret is kept and never shown again', async () => {
    const page = await openAs(`${settings}?part=secrets`, width, admin);
    const secret = `a-key-for-${width}-${width === 'phone' ? '4711' : '4712'}`;
    await page.getByLabel('New key').fill(secret);
    await save(page);
    await saved(page);
    await page.getByText(`Ends in ${secret.slice(-4)}.`).waitFor();
    await expect.poll(() => page.getByLabel('New key').inputValue()).toBe('');
    expect(await page.content()).not.toContain(secret);
    await lookAt(page, 'settings-secrets');
    for (const part of ['frame', 'notice', 'access', 'modules', 'links', 'bank']) {
      await page.goto(browser.address(site, `${settings}?part=${part}`));
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await lookAt(page, `settings-${part}`);
    }
  });
});
