// domains: files, users, bookings
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawing, png } from '#test/fixtures/pictures.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { makeWalkerWorld, type WalkerWorld } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const agent = accountOf('dune', 'travelAgent');

/** What both widths look at: sold once, or the second would be a ticket for the same person and flight. */
let sold: WalkerWorld | undefined;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Agency logo' });

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Agency logo' }).click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

/** Chosen by the keyboard alone. */
async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const button = dialogOf(page).getByRole('button', { name: /^Logo Choose/ });
  await button.focus();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** Dropped from another window. */
const drop = (page: Page, files: { name: string; type: string; text: string }[]): Promise<void> =>
  dialogOf(page)
    .getByText(/drop one here|is there\./)
    .evaluate((target, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, text } of dropped) dataTransfer.items.add(new File([text], name, { type }));
      target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    }, files);

it.each(widthsOf(import.meta.url))(
  'an agency’s owner gives its tickets a logo, is told what is none, and takes it off, %s',
  async (width) => {
    const page = await browser.open({ site: 'dune', path: '/app/flight/search', as: agent, width });
    // Listened for from now on: a listener that comes with a press may come too late for it.
    page.on('filechooser', () => undefined);
    sold ??= await makeWalkerWorld(page);
    const { slug } = sold;
    const dialog = await openDialog(page);
    const says = (text: string | RegExp) => dialog.getByRole('alert').filter({ hasText: text }).waitFor();
    await expectInView(dialog, 'the dialog of the logo');
    await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await lookAt(page, 'agency-logo-empty');

    await choose(page, 'large.png', 'image/png', Buffer.alloc(30_000_000));
    await says('A logo has at most 500 KB; this file has 30 MB.');
    await choose(page, 'page.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await says('This file is not the kind of picture that its name says.');
    await lookAt(page, 'agency-logo-refused');
    await drop(page, [
      { name: 'one.png', type: 'image/png', text: 'x' },
      { name: 'two.png', type: 'image/png', text: 'x' },
    ]);
    await says('Please drop one file.');
    const script = '<script>alert(1)</script>';
    await drop(page, [{ name: 'mark.svg', type: 'image/svg+xml', text: drawing(script).toString() }]);
    await says('holds the element script');
    await page.context().setOffline(true);
    await choose(page, 'mark.png', 'image/png', png());
    await says('You are offline. Nothing was sent');
    await page.context().setOffline(false);

    const mark = drawing('<rect width="32" height="32" fill="#2f4cc9"/><path d="M6 24 16 6l10 18z" fill="#fff"/>');
    await drop(page, [{ name: 'mark.svg', type: 'image/svg+xml', text: mark.toString() }]);
    await dialog.getByText('mark.svg is there.').waitFor();
    const preview = dialog.getByRole('img', { name: 'Logo' });
    await expect.poll(() => preview.getAttribute('src')).toMatch(/^\/app\/brand\/dune\/\w+\.svg$/);
    expect(
      await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await lookAt(page, 'agency-logo-sent');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Agency logo saved').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(browser.address('dune', `/app/flight/eTicket/${slug}`));
    const printed = page.getByRole('article', { name: /^E-Ticket/ }).locator('img[src^="/app/brand/"]');
    await printed.waitFor();
    expect(
      await printed.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await lookAt(page, 'agency-logo-ticket');

    await page.goto(browser.address('dune', '/app/flight/search'));
    const again = await openDialog(page);
    await again.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => again.getByRole('img', { name: 'Logo' }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a file');
    await again.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Agency logo removed').first().waitFor();
    await page.goto(browser.address('dune', `/app/flight/eTicket/${slug}`));
    await page.getByRole('article', { name: /^E-Ticket/ }).waitFor();
    await expect.poll(() => printed.count()).toBe(0);
  },
);
