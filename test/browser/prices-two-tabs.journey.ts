// domains: markups
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'kestrel';
const staff = accountOf(site, 'staff');
const OFFLINE = /You are offline\. Nothing was sent/;
const WAITS = 'This loads automatically once you are back online.';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();

/** What another tab, or another member of staff, does meanwhile; the answer's result. */
const elsewhere = <T = object>(page: Page, call: string, body: object): Promise<T> =>
  askSite<T>(page, `/api/markupDiscount/${call}`, body);

interface Made {
  groupId: string;
  groupName: string;
  version: number;
}
/** A group of this journey's own: its rules are nobody's price. */
async function openMarkups(width: Width, name: string): Promise<{ page: Page } & Made> {
  const page = await browser.open({ site, path: '/app/flights/manage-markup', as: staff, width });
  await page.getByRole('heading', { name: 'Markups', level: 1 }).waitFor();
  const groupName = `${name} ${width}`;
  const { group } = await elsewhere<{ group: { id: string; version: number } }>(page, 'LEGroupsForWl', { groupName });
  return { page, groupId: group.id, groupName, version: group.version };
}

const fields = { kind: 'perPassenger', isConfirmed: true };
interface Rule {
  rule: { markupId: string; version: number };
}

it.each(widths)('a rule that another tab changed or deleted is said, and nothing typed is lost, %s', async (width) => {
  const { page, groupId, groupName } = await openMarkups(width, 'Two tabs');
  const { rule } = await elsewhere<Rule>(page, 'defaultAirlineMarkup', { ...fields, groupId, amount: 11 });
  await page.reload();
  const ofGroup = page.getByRole('list', { name: 'Rules' }).getByRole('listitem', { name: new RegExp(groupName) });
  await ofGroup.getByRole('button', { name: /^Edit / }).click();
  const editor = dialog(page, 'Change rule');
  const amount = editor.getByRole('textbox', { name: 'Amount' });
  await amount.fill('22');
  const { markupId, version } = rule;
  await elsewhere(page, 'defaultAirlineMarkup', { ...fields, markupId, version, groupId, amount: 33 });
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  const told = editor.getByRole('alert').filter({ hasText: 'Someone else changed this in the meantime.' });
  await told.getByText(/It is now: .*33\.00 per passenger/).waitFor();
  await expectInView(told, 'what is said');
  await expect.poll(() => amount.inputValue()).toBe('22');
  await lookAt(page, 'rule-changed-meanwhile');
  await editor.getByRole('button', { name: 'Save mine anyway' }).click();
  await notice(page, /^Rule saved/);
  await editor.waitFor({ state: 'detached' });
  await ofGroup.getByText(/22\.00 per passenger/).waitFor();

  await ofGroup.getByRole('button', { name: /^Edit / }).click();
  await amount.fill('44');
  await elsewhere(page, 'deleteDefaultAirlineMarkup', { markupId });
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await editor.getByText('Someone else deleted this rule in the meantime. It cannot be saved.').waitFor();
  await expect.poll(() => amount.inputValue()).toBe('44');
  await lookAt(page, 'rule-deleted-meanwhile');
  await editor.getByRole('button', { name: 'Cancel' }).click();
  const question = dialog(page, 'Your changes are not saved');
  await question.getByText('If you close this now, your changes are lost.').waitFor();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => amount.inputValue()).toBe('44');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await editor.waitFor({ state: 'detached' });
  await expect.poll(() => ofGroup.count()).toBe(0);
  await elsewhere(page, 'deleteLEGroup', { groupId, isConfirmed: true });
});

it.each(widths)(
  'a group that another tab changed is told to its editor, and one that is gone too, %s',
  async (width) => {
    const { page, groupId, groupName, version } = await openMarkups(width, 'Told of');
    await page.getByRole('button', { name: 'Customer Groups', exact: true }).click();
    const groups = dialog(page, 'Customer Groups');
    await groups.getByRole('button', { name: `Edit ${groupName}`, exact: true }).click();
    const edited = page.getByRole('textbox', { name: 'Group name', exact: true });
    const name = groups.locator(edited);
    await name.fill(`Mine ${width}`);
    await elsewhere(page, 'LEGroupsForWl', { id: groupId, groupName: `Theirs ${width}`, version });
    const row = groups.getByRole('list', { name: 'Groups' }).getByRole('listitem').filter({ has: edited });
    await row.getByRole('button', { name: 'Save', exact: true }).click();
    await row.getByText(new RegExp(`It is now: Theirs ${width}, 0 % of the commission`)).waitFor();
    await expect.poll(() => name.inputValue()).toBe(`Mine ${width}`);
    await lookAt(page, 'group-changed-meanwhile');
    await row.getByRole('button', { name: 'Save mine anyway' }).click();
    await notice(page, 'Group successfully saved');
    await groups.getByText(`Mine ${width}`).first().waitFor();

    await groups.getByRole('button', { name: `Delete Mine ${width}`, exact: true }).click();
    const doomed = dialog(page, `Delete Mine ${width}?`);
    await doomed.waitFor();
    await elsewhere(page, 'deleteLEGroup', { groupId, isConfirmed: true });
    await doomed.getByRole('button', { name: 'Delete', exact: true }).click();
    await notice(page, 'Someone else deleted this group in the meantime.');
    await doomed.waitFor({ state: 'detached' });
    await groups.waitFor();
    await expect.poll(() => groups.getByRole('button', { name: `Edit Mine ${width}` }).count()).toBe(0);
  },
);

it.each(widths)('without a connection rules wait in words, and nothing is sent later, %s', async (width) => {
  const { page, groupId, groupName } = await openMarkups(width, 'No line');
  await page.reload();
  await page.getByRole('button', { name: 'New rule', exact: true }).first().click();
  const editor = dialog(page, 'New rule');
  const save = editor.getByRole('button', { name: 'Save', exact: true });
  await editor.getByRole('combobox', { name: 'Group' }).selectOption({ label: groupName });
  await editor.getByRole('textbox', { name: 'Amount' }).fill('55');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/defaultAirlineMarkup')) sent++;
  });
  await page.context().setOffline(true);
  await editor.getByText(OFFLINE).waitFor();
  await expectInView(editor.getByText(OFFLINE), 'why it cannot be saved');
  await expect.poll(() => save.isDisabled()).toBe(true);
  await lookAt(page, 'rule-offline');
  await page.context().setOffline(false);
  await editor.getByText(OFFLINE).waitFor({ state: 'detached' });
  expect(sent, 'nothing by itself').toBe(0);
  await save.click();
  await notice(page, /^Rule saved/);
  await editor.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Rules' }).getByText(new RegExp(groupName)).first().waitFor();
  await page.getByRole('button', { name: new RegExp(`^Delete .*${groupName}`) }).click();
  await dialog(page, 'Delete this rule?').getByRole('button', { name: 'Delete', exact: true }).click();
  await notice(page, /^Rule deleted/);
  // A list that is not there yet says that it waits, and comes with the connection.
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Airline specific' }).click();
  await page.getByText(WAITS).first().waitFor();
  await lookAt(page, 'rules-offline');
  await page.context().setOffline(false);
  await page.getByText(WAITS).first().waitFor({ state: 'detached' });
  await elsewhere(page, 'deleteLEGroup', { groupId, isConfirmed: true });
});
