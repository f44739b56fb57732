import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { lookAt } from './look-at.ts';
import { makeOrder, type WantedOrder } from './make-order.ts';
import { callsOf } from './walk/walker-world.ts';

/** Seats of a linked source that a consumer's agent holds. */
export async function holdThroughLink(agent: Page, wanted: WantedOrder): Promise<void> {
  const ask = callsOf(agent);
  const { orderId } = await makeOrder(agent, { ...wanted, isHeld: true });
  await ask(holdFlight, { orderId });
  await expect
    .poll(async () => (await ask(getOrder, { orderId })).state, { timeout: 30_000 })
    .toBe('AWAITING_TICKETING');
}

/** A board of holds where nobody pays for what a partner holds: it says who does. `mayRelease`: whether who looks gives it back. */
export async function heldByAnother(
  board: Page,
  { of, says, mayRelease }: { of: string; says: string; mayRelease: boolean },
): Promise<void> {
  const card = board.getByRole('article').filter({ hasText: of });
  await card.getByText(says).waitFor();
  expect(await card.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
  expect(await card.getByRole('button', { name: /^Release/ }).count()).toBe(mayRelease ? 1 : 0);
  await lookAt(board, mayRelease ? 'holds-sold-on' : 'partner-holds');
}

/** Where who stands for a partner is let, and what they are offered there: to read, to add money and to make keys. */
export async function nothingRefused(there: Page, bookingId: string): Promise<void> {
  const at = (path: string) => there.goto(new URL(path, there.url()).href);
  await at('/app/user/transactionHistory');
  await there.getByRole('button', { name: 'Top up' }).waitFor();
  for (const name of ['Low balance', 'Download Excel'])
    expect(await there.getByRole('button', { name }).count(), name).toBe(0);
  await there.getByRole('button', { name: /^Account/ }).click();
  const items = there.getByRole('menuitem');
  await items.filter({ hasText: 'Wallet' }).waitFor();
  expect((await items.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Keys',
    'Tickets',
    'Booked flights',
    'Change requests',
    'Wallet',
    'Invoices',
    'Dark mode',
    'Sign out',
  ]);
  await lookAt(there, 'partner-menu');
  await there.keyboard.press('Escape');
  for (const path of ['/app/flight/search', '/app/user/dashboard', '/app/user/dashboard/devices']) {
    await at(path);
    await there.waitForURL(/\/app\/user\/transactionHistory$/);
  }
  await at(`/app/flight/ticketQueue?open=${bookingId}`);
  await there.getByRole('link', { name: 'View Ticket (Full)' }).last().waitFor();
  expect(await there.getByRole('button', { name: 'Change Request' }).count()).toBe(0);
  await there.getByRole('link', { name: 'View Ticket (Full)' }).last().click();
  await there.getByRole('toolbar', { name: 'Ticket' }).waitFor();
  for (const name of ['Email', 'Add Markup', 'Add Discount', 'Change Request'])
    expect(await there.getByRole('button', { name, exact: true }).count(), name).toBe(0);
  await lookAt(there, 'partner-ticket');
}
