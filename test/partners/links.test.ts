import { beforeAll, describe, expect, it } from 'vitest';
import { partnerAt } from '#functions/actors/partner.ts';
import { readApplication } from '#functions/partners/application-store.ts';
import { globalPartnerKeys } from '#functions/partners/keys.ts';
import { readLink, readRequest } from '#functions/partners/link-store.ts';
import { decideWrites } from '#functions/partners/link-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { decideSupplierApplication } from '#shared/partners/decide-supplier-application.ts';
import { identify, type Identity } from '#functions/actors/identify.ts';
import { readUser } from '#functions/users/store.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { changeConsumerSupplierRequestStatus } from '#shared/partners/change-consumer-supplier-request-status.ts';
import { consumerToSupplierRequestsBasedOnSupplierId } from '#shared/partners/consumer-to-supplier-requests-based-on-supplier-id.ts';
import { consumerToSupplierRequests } from '#shared/partners/consumer-to-supplier-requests.ts';
import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { getAllVisibleSuppliersWithConsumerRequests } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import { getLinkedSuppliersByConsumer } from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import { getSupplierCategories } from '#shared/partners/get-supplier-categories.ts';
import { getWebsiteOwnSuppliers } from '#shared/partners/get-website-own-suppliers.ts';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { supplierConsumers } from '#shared/partners/supplier-consumers.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { setCreditLimit } from '#shared/wallet/set-credit-limit.ts';
import { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, told } from '#test/markups/price-steps.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { asked, giveModules, listSupplier } from './partner-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let supplier: TestUser;
let consumer: TestUser;

beforeAll(async () => {
  [supplier, consumer] = [world.user('sarathi', 'staff'), world.user('quiet', 'staff')];
  await giveModules(world, 'quiet', ['Flights', 'Visa']);
  await listSupplier(world, 'sarathi');
});

const flights = { supplierSiteId: 'sarathi', supplierCategory: 'Flights' } as const;
const named = { consumerSiteId: 'quiet', supplierListId: 'sarathi#Flights' };
const link = () => readLink(world.job('quiet'), 'sarathi', 'Flights');
const settings = async () => {
  const found = await identify('quiet.localhost', undefined, undefined);
  return found.ok ? (found.value.head.revisions.settings ?? 0) : 0;
};
const decision = (requestId: string, newRequestStatus: 'Approved' | 'Rejected') =>
  asking(supplier)(changeConsumerSupplierRequestStatus, { newRequestStatus, requestId, consumerMongoSiteId: 'quiet' });

describe('a site asks another', () => {
  it('sees its own sources, its categories and those it may ask', async () => {
    expect(await told(consumer, getSupplierCategories, {})).toEqual({ categories: ['Flights'] });
    expect(await told(consumer, getWebsiteOwnSuppliers, {})).toEqual({
      suppliers: [{ name: 'sandbox-gds', supplierCategory: 'Flights', isActive: true }],
    });
    const ask = { domainName: 'quiet.localhost' };
    expect(
      (await told(consumer, getAllVisibleSuppliersWithConsumerRequests, ask)).suppliers.map(
        ({ supplierSiteId, supplierCategory, requestStatus }) => [supplierSiteId, supplierCategory, requestStatus],
      ),
    ).toEqual([
      ['sarathi', 'Flights', ''],
      ['sarathi', 'FixedDeparture', ''],
    ]);
    expect((await told(consumer, getLinkedSuppliersByConsumer, {})).suppliers).toEqual([]);
    expect(await told(supplier, requestsByPage, {})).toMatchObject({ records: [], totalRecords: 0, pending: 0 });
  });

  it('is refused itself, another currency, and what either has no module of', async () => {
    const ask = asking(consumer);
    expect(await ask(consumerToSupplierRequests, { ...flights, supplierSiteId: 'quiet' })).toMatchObject({
      errorMessage: 'A site cannot sell its own inventory through a link.',
    });
    expect(await ask(consumerToSupplierRequests, { ...flights, supplierCategory: 'FixedDeparture' })).toMatchObject({
      errorMessage: 'Your site does not have FixedDeparture.',
    });
    expect(await asking(world.user('gulf', 'staff'))(consumerToSupplierRequests, flights)).toMatchObject({
      errorMessage: 'This supplier sells in another currency.',
    });
    await giveModules(world, 'sarathi', ['FixedDeparture', 'TourPackages']);
    expect(await ask(consumerToSupplierRequests, flights)).toMatchObject({
      errorMessage: 'This supplier does not offer Flights any more.',
    });
    await giveModules(world, 'sarathi', ['Flights', 'FixedDeparture', 'TourPackages']);
  });

  it('makes one request of two at once, which waits at the supplier', async () => {
    const both = await Promise.all([1, 2].map(() => asking(consumer)(consumerToSupplierRequests, flights)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await told(supplier, requestsByPage, {})).toMatchObject({
      totalRecords: 1,
      totalPages: 1,
      currentPage: 1,
      hasNextPage: false,
      pending: 1,
      records: [
        {
          id: '1',
          supplier_category: 'Flights',
          domain: 'quiet.localhost',
          companyName: 'Quiet Travels Ltd',
          siteName: 'Quiet Travels',
          requestStatus: 'Pending',
          requestGeneratedAt: '2026-12-01T08:00:00.000Z',
          adminContact: '+911140000000',
          adminEmail: 'desk@quiet.example',
          whitelabel_mongoDb_siteId: 'quiet',
          approver_email: '',
        },
      ],
    });
    expect(await link()).toMatchObject({ state: 'Pending', isLive: false, request: 1, askedBy: consumer.actor.name });
    expect(await asking(consumer)(switchLink, { ...flights, isActive: false })).toMatchObject({
      errorCode: 'ILLEGAL_TRANSITION',
    });
  });
});

describe('a supplier decides', () => {
  it('once: rejected, it is asked again by another request', async () => {
    expect(await decision('1', 'Rejected')).toMatchObject({ status: 200, result: { requestStatus: 'Rejected' } });
    expect(await link()).toMatchObject({ state: 'Rejected', isLive: false, decidedBy: supplier.actor.name });
    expect(await decision('1', 'Approved')).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
    expect((await told(supplier, supplierConsumers, {})).consumers).toEqual([]);
    expect(await asked(consumer, supplier)).toBe('2');
    const [second, first] = (await told(supplier, consumerToSupplierRequestsBasedOnSupplierId, {})).records;
    expect(second).toMatchObject({ id: '2', requestStatus: 'Pending' });
    expect(first).toMatchObject({
      id: '1',
      requestStatus: 'Rejected',
      approver_firstName: supplier.item.firstName,
      approver_lastName: supplier.item.lastName,
      approver_email: supplier.item.email,
    });
  });

  it('approves nobody once it is out of the directory, or either has no module of it; rejecting stays', async () => {
    const { revision: version } = (await readApplication('sarathi'))!;
    const out = { site: 'sarathi', version, decision: 'Declined' } as const;
    await told(supplier, decideSupplierApplication, out);
    const refused = (message: string) => ({ status: 409, message: expect.stringContaining(message) });
    expect(await decision('2', 'Approved')).toMatchObject(refused('not in the directory for Flights any more'));
    await told(supplier, decideSupplierApplication, { ...out, version: version + 1, decision: 'Listed' });
    const all = (await identify('sarathi.localhost', undefined, undefined)) as { value: Identity };
    const { modules } = all.value.head;
    await giveModules(world, 'sarathi', ['Visa']);
    expect(await decision('2', 'Approved')).toMatchObject(refused('Your site does not have Flights any more.'));
    await giveModules(world, 'sarathi', modules);
    await giveModules(world, 'quiet', ['Visa']);
    expect(await decision('2', 'Approved')).toMatchObject(refused('That site does not have Flights any more.'));
    await giveModules(world, 'quiet', ['Flights', 'Visa']);
    expect(await link()).toMatchObject({ state: 'Pending', isLive: false });
  });

  it('is out of the directory as it approves: one of the two is refused, and never both stand', async () => {
    const { revision: version } = (await readApplication('sarathi'))!;
    const at = world.job('sarathi');
    const listed = globalPartnerKeys.listedSupplier('Flights', 'sarathi');
    const row = (await getItem(listed))!;
    const [request, before] = await Promise.all([readRequest(at, 2), link()]);
    const partner = (await partnerAt(supplier.actor, 'quiet'))!;
    const writes = decideWrites(supplier.actor, partner, request!, 'Approved', {
      ...{ terms: undefined, userId: 'NOBODYYET', link: before! },
    });
    await commit(at, [{ kind: 'delete', key: listed }]);
    expect(await commit(partner, writes)).toMatchObject({ ok: false, code: 'CONFLICT' });
    await commit(at, [{ kind: 'put', key: listed, item: { ...row } }]);
    expect((await readApplication('sarathi'))!.revision).toBe(version);
  });

  it('one way of two at once, and the link says the same', async () => {
    const before = await settings();
    const both = await Promise.all([decision('2', 'Approved'), decision('2', 'Rejected')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { records, pending } = await told(supplier, requestsByPage, {});
    expect(pending).toBe(0);
    expect((await link())?.state).toBe(records[0]!.requestStatus);
    if (records[0]!.requestStatus === 'Rejected') await asked(consumer, supplier, 'Flights', 'Approved');
    expect(await link()).toMatchObject({ state: 'Approved', isLive: true });
    expect(await settings()).toBeGreaterThan(before);
    expect((await told(supplier, supplierConsumers, {})).consumers).toHaveLength(1);
  });

  it('has a consumer in the default group, which searches and does not hold', async () => {
    const page = await told(supplier, consumersByPage, { search: 'quiet trav', category: 'Flights' });
    expect(page).toMatchObject({
      totalRecords: 1,
      records: [
        {
          wl_companyName: 'Quiet Travels Ltd',
          wl_domain: 'quiet.localhost',
          wl_legalEntityId: 'SITE#quiet',
          wl_mongoDb_siteId: 'quiet',
          leGroup_groupName: '',
          sup_category: 'Flights',
          sc_map_supplierListId: 'sarathi#Flights',
          sc_map_isFlightSearchAllowed: true,
          sc_map_isFlightHoldAllowed: false,
          status: 'Approved',
          balance: 0,
        },
      ],
    });
    expect(await told(supplier, consumersByPage, { category: 'TourPackages' })).toMatchObject({ totalRecords: 0 });
    expect(await told(supplier, consumersByPage, { search: 'nobody' })).toMatchObject({ totalRecords: 0 });
    expect(await told(supplier, consumersByPage, { page: '2' })).toMatchObject({ records: [], totalRecords: 1 });
  });

  it('gives it a group, and switches, each as the server says', async () => {
    const { id } = await makeGroup(supplier, 'Resellers', 60);
    await told(supplier, mapLeIdWithLeGroupId, { groupId: id, LEId: 'SITE#quiet' });
    expect(await told(supplier, setFlightHoldSetting, { ...named, isFlightHold: true })).toEqual({
      isFlightHold: true,
    });
    await told(supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed: false });
    expect((await told(supplier, supplierConsumers, {})).consumers).toMatchObject([
      {
        leGroup_groupName: 'Resellers',
        userGroup: { groupId: id },
        sc_map_isFlightHoldAllowed: true,
        sc_map_isFlightSearchAllowed: false,
      },
    ]);
  });
});

describe('the wallet of a consumer', () => {
  it('is filled, limited and read by the user that stands for it, and shown to the consumer', async () => {
    const userId = (await told(supplier, supplierConsumers, {})).consumers[0]!.wl_userId;
    await told(supplier, setCreditLimit, { userId, creditLimit: 500, reason: 'First month' });
    const entry = { userId, type: 'credit', amount: 1000, remark: 'Deposit', externalId: 'UTR 1' } as const;
    expect(await told(supplier, addWalletEntry, entry)).toMatchObject({ balance: 100_000, isWaiting: false });
    expect(await told(supplier, getSummary, { userId })).toMatchObject({
      name: 'Quiet Travels Ltd',
      email: '',
      userId,
      balance: 100_000,
      creditLimit: 50_000,
    });
    expect((await told(supplier, getWlUserWalletEntry, { userId })).records).toHaveLength(1);
    const { records } = await told(supplier, getSiteEntries, {});
    expect(records[0]).toMatchObject({ customer: { name: 'quiet', userId: '' } });
    expect((await told(supplier, supplierConsumers, {})).consumers).toMatchObject([
      { balance: 100_000, creditLimit: 50_000, currency: 'INR' },
    ]);
    expect((await told(consumer, getLinkedSuppliersByConsumer, {})).suppliers).toMatchObject([
      { ...flights, requestStatus: 'Approved', isLive: true, balance: 100_000, creditLimit: 50_000 },
    ]);
  });

  it('has a user who is no customer and never signs in', async () => {
    const userId = (await told(supplier, supplierConsumers, {})).consumers[0]!.wl_userId;
    expect(await readUser(world.job('sarathi'), userId)).toBeUndefined();
    const { records } = await told(supplier, getCustomers, {});
    expect(records.map(({ users_id }) => users_id)).not.toContain(userId);
  });
});

describe('a link that stands', () => {
  it('is switched off and on by the consumer, which is a mark beside Approved', async () => {
    const before = await settings();
    expect(await told(consumer, switchLink, { ...flights, isActive: false })).toEqual({ isLive: false });
    expect(await link()).toMatchObject({ state: 'Approved', isOff: true, isLive: false });
    expect((await told(consumer, getLinkedSuppliersByConsumer, {})).suppliers).toMatchObject([
      { requestStatus: 'Approved', isActive: false, isLive: false, switchedBy: consumer.actor.name },
    ]);
    expect(await settings()).toBe(before + 1);
  });

  it('is suspended and lifted by the supplier, and stays off where the consumer has it off', async () => {
    expect(await told(supplier, changeConsumerStatus, { ...named, newStatus: 'Suspended' })).toEqual({
      status: 'Suspended',
    });
    expect(await link()).toMatchObject({ state: 'Suspended', isLive: false, decidedBy: supplier.actor.name });
    expect(await asking(consumer)(switchLink, { ...flights, isActive: true })).toMatchObject({
      errorCode: 'ILLEGAL_TRANSITION',
    });
    expect(await asking(consumer)(consumerToSupplierRequests, flights)).toMatchObject({
      errorCode: 'ILLEGAL_TRANSITION',
    });
    await told(supplier, changeConsumerStatus, { ...named, newStatus: 'Approved' });
    expect(await link()).toMatchObject({ state: 'Approved', isOff: true, isLive: false });
    await told(consumer, switchLink, { ...flights, isActive: true });
    expect(await link()).toMatchObject({ isOff: false, isLive: true });
  });

  it('has one set of terms for two categories, of two approvals of the second at once too', async () => {
    await giveModules(world, 'quiet', ['Flights', 'FixedDeparture']);
    const id = await asked(consumer, supplier, 'FixedDeparture');
    const both = await Promise.all([decision(id, 'Approved'), decision(id, 'Approved')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await decision(id, 'Approved')).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
    const { consumers } = await told(supplier, supplierConsumers, {});
    expect(consumers.map(({ sup_category }) => sup_category).toSorted()).toEqual(['FixedDeparture', 'Flights']);
    expect(new Set(consumers.map(({ wl_userId }) => wl_userId)).size).toBe(1);
    expect(consumers.every(({ leGroup_groupName }) => leGroup_groupName === 'Resellers')).toBe(true);
  });
});
