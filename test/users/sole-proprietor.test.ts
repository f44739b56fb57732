import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import type { LegalEntityItem, UserItem } from '#functions/users/model.ts';
import { openTax } from '#functions/users/company/sealed-tax.ts';
import { readLegalEntity, readUserByEmail } from '#functions/users/store.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getLegalEntityById } from '#shared/users/company/get-legal-entity-by-id.ts';
import { getMyLegalEntity } from '#shared/users/company/get-my-legal-entity.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { maskedTax, personPanIn, shownOfPan } from '#shared/users/company/masked-tax.ts';
import { openCustomerPan } from '#shared/users/customers/open-customer-pan.ts';
import { saveBillingDetails } from '#shared/users/company/save-billing-details.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { sheetOf } from '#test/exports/run-exports.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2027-01-15T08:00:00Z' });
const site = 'sarathi' as const;
const pan = 'QWEPM8172L';
const gstNumber = '32QWEPM8172L1Z5';
const admin = () => world.user(site, 'staff');

/** An agency whose owner trades under their own name, and another user of it. */
async function shop() {
  const owner = await world.addUser(site, 'travelAgent', { companyName: 'Meera Travels' });
  const { legalEntityId } = owner.item;
  await save(owner, { panNumber: pan, gstNumber: gstin });
  return { owner, legalEntityId: legalEntityId! };
}
const gstin = validGstin();
function validGstin(): string {
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const sum = [...gstNumber.slice(0, 14)].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return `${gstNumber.slice(0, 14)}${signs[(36 - (sum % 36)) % 36]}`;
}
async function save({ item }: TestUser, more: object) {
  const body = {
    customerId: item.sequence,
    firstName: item.firstName,
    lastName: item.lastName,
    email: item.email,
    companyName: item.companyName ?? '',
    primaryPhone: { phone: item.phoneNumbers[0]!.phoneNumber, phoneCode: '+91' },
    ...more,
  };
  return callHttp({ site, call: updateDetails, body, as: admin() });
}
const details = async (userId: string, as = admin()) =>
  (await callHttp({ site, call: getUserById, body: { id: userId }, as })).result!;

describe('a sole proprietor’s tax numbers', () => {
  it('are known by the fourth letter of the PAN, in a GSTIN too', () => {
    expect(personPanIn(' qwepm 8172l ')).toBe(pan);
    expect(personPanIn(gstin)).toBe(pan);
    for (const other of ['QWECM8172L', '32QWECM8172L1Z5', '', 'INVALID', '12345678901234P'])
      expect([personPanIn(other), maskedTax(other)]).toEqual(['', other]);
    expect(maskedTax(pan)).toBe('••••••172L');
    expect(maskedTax(gstin)).toBe(`32••••••172L1Z${gstin.at(-1)}`);
    expect(maskedTax(maskedTax(gstin))).toBe(maskedTax(gstin));
    expect([pan, maskedTax(pan), maskedTax(gstin)].map(shownOfPan)).toEqual(['', '172L', '172L']);
  });

  it('are masked for staff in lists, details, histories and files, and sealed in the company’s row', async () => {
    const { owner, legalEntityId } = await shop();
    const found = await details(owner.item.userId);
    expect(found).toMatchObject({ panEnd: '172L', customer: { panNumber: '••••••172L', gstNumber: maskedTax(gstin) } });
    expect(found.events[0]!.changes).toContainEqual({ field: 'PAN', from: '', to: '••••••172L' });
    const told = [
      found,
      await callHttp({ site, call: getCustomers, body: { page: 1 }, as: admin() }),
      await callHttp({ site, call: searchWlUser, body: { searchQuery: 'Meera Travels' }, as: admin() }),
      await callHttp({ site, call: getLegalEntityById, body: { id: legalEntityId }, as: admin() }),
      (await sheetOf(admin(), { list: 'customers', filter: {} })).rows,
      await getItem<UserItem>(keys.user(world.job(site), owner.item.userId)),
    ];
    for (const one of told) {
      expect(JSON.stringify(one)).not.toContain(pan);
      expect(JSON.stringify(one)).toContain('172L');
    }
    const row = (await getItem<LegalEntityItem>(keys.legalEntity(world.job(site), legalEntityId)))!;
    expect(JSON.stringify(row)).not.toContain(pan);
    expect(row).toMatchObject({ panNumber: '••••••172L', gstNumber: maskedTax(gstin), gstState: 'Kerala' });
    expect(await openTax(world.job(site), legalEntityId, row)).toEqual({ panNumber: pan, gstNumber: gstin });
    const foreign = openTax(world.job('gulf'), legalEntityId, row);
    await expect(foreign, 'sealed for its own record').rejects.toThrow();
  });

  it('are read of a row of before, which has them in clear, and sealed when it changes', async () => {
    const { owner, legalEntityId } = await shop();
    const key = keys.legalEntity(world.job(site), legalEntityId);
    const older: Write<never> = {
      kind: 'update',
      key,
      set: { panNumber: pan, gstNumber: gstin },
      remove: ['sealedTax'],
    };
    expect((await commit(world.job(site), [older])).ok).toBe(true);
    expect((await details(owner.item.userId)).panEnd).toBe('172L');
    const session = await callHttp({ site, call: getUserBySessionId, body: {}, as: owner });
    expect(JSON.stringify(session.result)).not.toContain(pan);
    expect(session.result).toMatchObject({ gstNumber: maskedTax(gstin), billing: { gstState: 'Kerala' } });
    const mine = await callHttp({ site, call: getLegalEntityById, body: { id: legalEntityId }, as: owner });
    expect(mine.result).toMatchObject({ panNumber: pan, gstNumber: gstin });
    const { panNumber, gstNumber: shown } = (await details(owner.item.userId)).customer;
    await save(owner, { panNumber, gstNumber: shown, companyName: 'Meera Tours' });
    const row = (await getItem<LegalEntityItem>(key))!;
    expect(JSON.stringify(row)).not.toContain(pan);
    expect(row).toMatchObject({ companyName: 'Meera Tours', panNumber: '••••••172L' });
    expect(await openTax(world.job(site), legalEntityId, row)).toEqual({ panNumber: pan, gstNumber: gstin });
    const plain = { panNumber: 'QWECM8172L', gstNumber: '' };
    expect((await save(owner, plain)).status).toBe(200);
    const company = (await getItem<LegalEntityItem>(key))!;
    expect(company).toMatchObject(plain);
    expect(company.sealedTax).toBeUndefined();
  });

  it('are sealed from the registration on', async () => {
    const register = async (userType: 'retail' | 'travelAgent', email: string, phone: string) => {
      const customer = { gender: 2, firstName: 'Meera', lastName: 'Pillai', email, phone, phoneCode: '+91' } as const;
      const company = {
        companyName: 'Meera Journeys',
        country: 'IN',
        state: 'Kerala',
        city: 'Kochi',
        pincode: '682001',
        address1: '4 Market Road',
      };
      const body = {
        userType,
        loginDetails: { email, status: 'unverified' as const },
        customer,
        billingDetails: { panNumber: pan, gstNumber: gstin, gstState: '' },
        ...(userType === 'travelAgent' && { company }),
      };
      const answer = await callHttp({ site, call: createNewUser, body });
      expect(answer.errors ?? answer.status).toBe(200);
      return (await readUserByEmail(world.job(site), email))!;
    };
    const person = await register('retail', 'meera@example.com', '9847012391');
    expect(JSON.stringify(person)).not.toContain(pan);
    expect(person).toMatchObject({ gstNumber: maskedTax(gstin), panEnd: '172L' });
    expect(await openTax(world.job(site), person.userId, person)).toMatchObject({ gstNumber: gstin });
    const agent = await register('travelAgent', 'meera.journeys@example.com', '9847012392');
    const company = (await readLegalEntity(world.job(site), agent.legalEntityId!))!;
    expect(JSON.stringify([agent, company])).not.toContain(pan);
    expect(await openTax(world.job(site), company.legalEntityId, company)).toEqual({
      panNumber: pan,
      gstNumber: gstin,
    });
  });

  it('are opened by whoever may open a person’s, which is noted', async () => {
    const { owner } = await shop();
    const { userId } = owner.item;
    const open = async (as: TestUser) => callHttp({ site, call: openCustomerPan, body: { userId }, as });
    expect((await open(await addClerk(world, {}))).errorCode).toBe('FORBIDDEN');
    expect((await details(userId)).events[0]!.text).not.toBe('PAN opened');
    const may = await addClerk(world, { 'customers.pan': true });
    expect((await open(may)).result).toEqual({ panNumber: pan });
    expect((await details(userId)).events[0]).toMatchObject({ text: 'PAN opened', by: may.actor.name });
    await save(owner, { panNumber: '', gstNumber: gstin });
    expect((await open(may)).result, 'out of the GSTIN').toEqual({ panNumber: pan });
    await save(owner, { panNumber: '', gstNumber: '' });
    expect((await open(may)).errorCode).toBe('NOT_FOUND');
  });

  it('are opened out of the GSTIN of a customer without a company, too', async () => {
    const customer = await world.addUser(site, 'retail', {});
    const { userId } = customer.item;
    await save(customer, { gstNumber: gstin });
    const found = await details(userId);
    expect(found.panEnd).toBe('172L');
    const row = await getItem<UserItem>(keys.user(world.job(site), userId));
    for (const one of [found, row]) expect(JSON.stringify(one)).not.toContain(pan);
    const mine = await callHttp({ site, call: getMyLegalEntity, body: {}, as: customer });
    expect(mine.result!.billing.gstNumber, 'whole for who bills by it').toBe(gstin);
    expect((await save(customer, { gstNumber: maskedTax(gstin), firstName: 'Meenakshi' })).status).toBe(200);
    expect((await details(userId)).events[0]!.changes!.map(({ field }) => field)).toEqual(['first name']);
    const open = async () => (await callHttp({ site, call: openCustomerPan, body: { userId }, as: admin() })).result;
    expect(await open()).toEqual({ panNumber: pan });
  });

  it('stay where an editor sends them back masked, and no other masked number is taken', async () => {
    const { owner, legalEntityId } = await shop();
    const { customer } = await details(owner.item.userId);
    const { panNumber, gstNumber: shown } = customer;
    expect((await save(owner, { panNumber, gstNumber: shown, firstName: 'Meenakshi' })).status).toBe(200);
    const row = (await getItem<LegalEntityItem>(keys.legalEntity(world.job(site), legalEntityId)))!;
    expect(await openTax(world.job(site), legalEntityId, row)).toEqual({ panNumber: pan, gstNumber: gstin });
    expect((await save(owner, { panNumber: '••••••999Z', gstNumber: shown })).errors).toHaveProperty('panNumber');
    expect((await save(owner, { panNumber, gstNumber: '33••••••172L1Z5' })).errors).toHaveProperty('gstNumber');
  });

  it('are whole for the owner, who bills by them, and masked for the other users', async () => {
    const { owner, legalEntityId } = await shop();
    const mine = await callHttp({ site, call: getMyLegalEntity, body: {}, as: owner });
    expect(mine.result).toMatchObject({ isOwn: true, panNumber: pan, billing: { gstNumber: gstin, panNumber: pan } });
    const colleague = await world.addUser(site, 'travelAgent', { legalEntityId, companyName: 'Meera Travels' });
    const theirs = await callHttp({ site, call: getMyLegalEntity, body: {}, as: colleague });
    expect(theirs.result).toMatchObject({ isOwn: false, panNumber: '••••••172L' });
    expect(JSON.stringify(theirs)).not.toContain(pan);
    const body = { billingName: 'Meera', gstNumber: '', gstState: 'Kerala', panNumber: pan };
    expect((await callHttp({ site, call: saveBillingDetails, body, as: owner })).status).toBe(200);
    const { events } = await details(owner.item.userId);
    expect(JSON.stringify(events)).not.toContain(pan);
  });
});
