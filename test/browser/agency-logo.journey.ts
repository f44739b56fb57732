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

/** A PNG of some megabytes and more pixels than a logo may have, its lower half empty. */
async function heavyPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2_400, 1_000);
    const pen = canvas.getContext('2d')!;
    const noise = pen.createImageData(2_400, 500);
    for (let at = 0; at < noise.data.length; at += 4)
      noise.data.set([Math.random() * 256, Math.random() * 256, Math.random() * 256, 255], at);
    pen.putImageData(noise, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    let text = '';
    for (let from = 0; from < bytes.length; from += 32_768)
      text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
    return btoa(text);
  });
  const picture = Buffer.from(base64, 'base64');
  expect(picture.length).toBeGreaterThan(3_000_000);
  expect(picture.length).toBeLessThan(8_000_000);
  return picture;
}

/** Dropped from another window. */
const drop = (page: Page, files: { name: string; type: string; text: string }[]): Promise<void> =>
  dialogOf(page)
    .getByText(/drop one here|uploaded\./)
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
    await says('A picture can have at most 8 MB; this file has 30 MB.');
    // A heavy one is made smaller before it is sent; what can be seen through stays so.
    await choose(page, 'heavy.png', 'image/png', await heavyPicture(page));
    await dialog.getByText('heavy.png uploaded.').waitFor();
    const seen = await dialog.getByRole('img', { name: 'Logo' }).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const alphaAt = (y: number) => pen.getImageData(10, Math.floor(y), 1, 1).data[3];
      return { wide: image.naturalWidth, top: alphaAt(10), below: alphaAt(image.naturalHeight * 0.9) };
    });
    expect(seen).toMatchObject({ top: 255, below: 0 });
    expect(seen.wide).toBeLessThanOrEqual(2_000);
    await choose(page, 'page.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await says('This file does not match its file type.');
    await lookAt(page, 'agency-logo-refused');
    await drop(page, [
      { name: 'one.png', type: 'image/png', text: 'x' },
      { name: 'two.png', type: 'image/png', text: 'x' },
    ]);
    await says('Please drop one file.');
    const script = '<script>alert(1)</script>';
    await drop(page, [{ name: 'mark.svg', type: 'image/svg+xml', text: drawing(script).toString() }]);
    await says('contains the element script');
    await page.context().setOffline(true);
    await choose(page, 'mark.png', 'image/png', png());
    await says('You are offline. Nothing was sent');
    await page.context().setOffline(false);

    const mark = drawing('<rect width="32" height="32" fill="#2f4cc9"/><path d="M6 24 16 6l10 18z" fill="#fff"/>');
    await drop(page, [{ name: 'mark.svg', type: 'image/svg+xml', text: mark.toString() }]);
    await dialog.getByText('mark.svg uploaded.').waitFor();
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
