// domains: users, notifications
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { argon2 } from '#functions/runtime/argon2.ts';
import { failedMailPlaces, suppressWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { lastUserNumber } from '#functions/users/store.ts';
import { createUserWrites } from '#functions/users/writes.ts';
import { randomId, sortableId } from '#shared/ids.ts';
import { HOUR } from '#shared/time.ts';
import type { UserType } from '#shared/users/types.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { jobAt } from './exports-world.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'kestrel';

/** A traveller, made by whoever sits at the page: a link to set a password is mailed. */
const makeCustomer = (page: Page, email: string): Promise<boolean> =>
  page.evaluate(async (to) => {
    const customer = { gender: 2, firstName: 'Meera', lastName: 'Pillai', email: to };
    const answer = await fetch('/api/wl/user/createAgent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userData: { userType: 'retail', customer } }),
    });
    return ((await answer.json()) as { success: boolean }).success;
  }, email);

it.each(widthsOf(import.meta.url))(
  'a mail that did not arrive stands for staff, and a super admin has mails sent there again, %s',
  async (width) => {
    const email = `meera.${width}@gone.example`;
    // What SES tells of an address, which nobody could have it say here.
    const job = await jobAt(site);
    const before = Date.now() - 3 * HOUR;
    const ticket = {
      ...{
        mailId: sortableId(before),
        about: 'ticket' as const,
        attempts: 1,
        finishedAt: new Date(before).toISOString(),
      },
      ...{
        state: 'FAILED' as const,
        lastError: 'MailboxFull',
        to: `a.long.name.of.somebody.${width}@full-mailboxes.example`,
      },
      ...{ bookingId: 'B0000000000000000001', pnr: 'QX7K2M', orderId: 'O0000000000000000001' },
    };
    const seeded = await commit(job, [
      ...suppressWrites(job, email, 'bounce'),
      { kind: 'put', key: keys.mail(job, ticket.mailId), item: { ...ticket, ...failedMailPlaces(job, ticket).set } },
    ]);
    expect(seeded.ok).toBe(true);
    const page = await browser.open({ site, path: '/app/staff/customers', as: accountOf(site, 'staff'), width });
    expect(await makeCustomer(page, email)).toBe(true);

    if (width === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Failed emails' }).click();
    await page.getByRole('heading', { name: 'Failed emails' }).waitFor();
    const rows = page.getByRole(width === 'phone' ? 'article' : 'row');
    await rows.filter({ hasText: email }).getByText('Bounced before').waitFor();
    await lookAt(page, 'failed-mails');
    await rows.filter({ hasText: ticket.to }).getByRole('button', { name: 'E-ticket' }).click();
    const opened = width === 'phone' ? page.getByRole('main') : page.getByRole('complementary', { name: 'Email' });
    await opened.getByText('because the mailbox was full', { exact: false }).waitFor();
    expect(await opened.getByRole('link', { name: 'PNR QX7K2M' }).getAttribute('href')).toMatch(
      new RegExp(`/flight/ticketQueue\\?open=${ticket.bookingId}$`),
    );
    await lookAt(page, 'failed-ticket');
    await page.getByRole('button', { name: width === 'phone' ? 'Back' : 'Close', exact: true }).click();
    await rows.filter({ hasText: email }).getByRole('button', { name: 'Link to set a password' }).click();
    await opened.getByText(`Email to ${email} bounced on`, { exact: false }).waitFor();
    await lookAt(page, 'failed-mail');

    await opened.getByRole('button', { name: 'Allow emails again' }).click();
    const asked = page.getByRole('dialog', { name: `Allow emails to ${email} again?` });
    await asked.waitFor();
    await lookAt(page, 'failed-mail-lift');
    await asked.getByRole('button', { name: 'Allow emails again' }).click();
    await opened.getByText(`Email to ${email} bounced on`, { exact: false }).waitFor({ state: 'detached' });

    await opened.getByRole('link', { name: 'Meera Pillai' }).click();
    const person = width === 'phone' ? page.getByRole('main') : page.getByRole('complementary', { name: 'Customer' });
    await person.getByRole('button', { name: 'Resend link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click();
    await mailTo(email, /set your password/);
  },
);

/** Somebody whose address has bounced. */
async function bouncedAt(userType: UserType, isSuperAdmin: boolean) {
  const job = await jobAt(site);
  const account = { email: `${randomId(60).toLowerCase()}@gone.example`, password: 'A quiet harbour 7' };
  const { user, writes } = createUserWrites(
    job,
    {
      ...{ userType, isSuperAdmin, firstName: 'Nila', lastName: 'George', email: account.email, status: 'verified' },
      // Somebody whose number cannot be called is told so, by a dialog in the way.
      phoneNumbers: [
        { label: 'Primary', phoneNumber: `98${String(Math.random()).slice(2, 10)}`, phoneCountryCode: '+91' },
      ],
      passwordHash: await argon2().hash(account.password, Buffer.from(randomId(80))),
    },
    await lastUserNumber(job),
  );
  const made = await commit(job, [...writes, ...suppressWrites(job, account.email, 'bounce')]);
  if (!made.ok) throw new Error(made.code);
  return { account, userId: user.userId };
}

it.each(widthsOf(import.meta.url))('whose own mails come back is told who mends that, %s', async (width) => {
  const line = (page: Page) => page.getByRole('complementary', { name: 'Your emails' });
  const [traveller, clerk, admin] = [
    await bouncedAt('retail', false),
    await bouncedAt('staff', false),
    await bouncedAt('staff', true),
  ];
  const theirs = await browser.open({ site, path: '/app/user/dashboard/userProfile', as: traveller.account, width });
  await line(theirs).getByText('can change the address', { exact: false }).waitFor();
  expect(await line(theirs).getByRole('link').first().getAttribute('href')).toMatch(/^(tel|mailto):/);
  await lookAt(theirs, 'own-mails-traveller');

  const desk = await browser.open({ site, path: '/app/staff/customers', as: clerk.account, width });
  await line(desk).getByText('Any super admin can change the address', { exact: false }).waitFor();

  const page = await browser.open({ site, path: '/app/staff/failedMails', as: admin.account, width });
  await line(page).getByRole('link', { name: 'allow emails to it again' }).waitFor();
  await lookAt(page, 'own-mails-super-admin');
  await line(page).getByRole('link', { name: 'allow emails to it again' }).click();
  await page.waitForURL((url) => url.searchParams.get('open') === admin.userId);
  const opened = width === 'phone' ? page.getByRole('main') : page.getByRole('complementary', { name: 'Customer' });
  await opened.getByRole('button', { name: 'Allow emails again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow emails again' }).click();
  await line(page).waitFor({ state: 'detached' });
});
