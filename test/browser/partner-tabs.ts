import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The same page in another tab of the same browser. */
export async function besideOf(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}

/** What is pressed without a connection is not sent, and says so; the page is left connected. */
export async function pressOffline(page: Page, press: () => Promise<void>): Promise<void> {
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() === 'POST') sent.push(request.url());
  };
  page.on('requestfinished', note);
  await page.context().setOffline(true);
  await press();
  await said(page, /You are offline\. Nothing was sent/);
  expect(sent).toEqual([]);
  await page.context().setOffline(false);
  page.off('requestfinished', note);
}

/** A request that another tab decides while this one is open: the second decision is refused, and what stands is shown. */
export async function decidedTwice(page: Page, of: string): Promise<void> {
  const second = await besideOf(page);
  await second.getByRole('button', { name: 'API Customer Requests 1' }).click();
  const reject = second.getByRole('button', { name: `Reject ${of}` });
  await reject.waitFor();
  await page.getByRole('button', { name: `Approve ${of}` }).click();
  await said(page, 'Request status changed successfully');
  await reject.click();
  await said(second, 'This request has already been decided.');
  await second.getByRole('listitem', { name: of, exact: true }).getByText('Approved').waitFor();
  await reject.waitFor({ state: 'detached' });
  await second.close();
}
