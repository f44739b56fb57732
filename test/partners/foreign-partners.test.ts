import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { readLink } from '#functions/partners/link-store.ts';
import { commit } from '#functions/table/commit.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { changeConsumerSupplierRequestStatus } from '#shared/partners/change-consumer-supplier-request-status.ts';
import { consumerToSupplierRequests } from '#shared/partners/consumer-to-supplier-requests.ts';
import { getAllVisibleSuppliersWithConsumerRequests } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import { getLinkedSuppliersByConsumer } from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { supplierConsumers } from '#shared/partners/supplier-consumers.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { asked, giveModules, listSupplier } from './partner-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let supplier: TestUser;
let consumer: TestUser;
let third: TestUser;
const list = { consumerSiteId: 'quiet', supplierListId: 'sarathi#Flights' };
const flights = { supplierSiteId: 'sarathi', supplierCategory: 'Flights' } as const;
let pending: string;

beforeAll(async () => {
  [supplier, consumer, third] = [
    world.user('sarathi', 'staff'),
    world.user('quiet', 'staff'),
    world.user('gulf', 'staff'),
  ];
  await giveModules(world, 'quiet', ['Flights', 'FixedDeparture']);
  await listSupplier(world, 'sarathi');
  await asked(consumer, supplier, 'Flights', 'Approved');
  pending = await asked(consumer, supplier, 'FixedDeparture');
});

const none = { status: 404 };
const nobodys = [
  ['another list of the supplier’s', { ...list, supplierListId: 'sarathi#TourPackages' }],
  ['another site’s list', { ...list, supplierListId: 'quiet#Flights' }],
  ['no list', { ...list, supplierListId: 'Flights' }],
  ['a site that is no consumer', { ...list, consumerSiteId: 'gulf' }],
  ['itself', { ...list, consumerSiteId: 'sarathi' }],
  ['no site', { ...list, consumerSiteId: 'nobody#Flights' }],
] as const;

describe.each(nobodys)('a consumer named by %s', (_of, named) => {
  it('is not there', async () => {
    const ask = asking(supplier);
    expect(await ask(setFlightHoldSetting, { ...named, isFlightHold: true })).toMatchObject(none);
    expect(await ask(setFlightSearchSetting, { ...named, isFlightSearchAllowed: false })).toMatchObject(none);
    expect(await ask(changeConsumerStatus, { ...named, newStatus: 'Suspended' })).toMatchObject(none);
  });
});

describe('what is another site’s', () => {
  it('is neither seen nor changed by a third', async () => {
    const ask = asking(third);
    expect(await ask(setFlightHoldSetting, { ...list, isFlightHold: true })).toMatchObject(none);
    expect(await ask(setFlightSearchSetting, { ...list, isFlightSearchAllowed: false })).toMatchObject(none);
    expect(await ask(changeConsumerStatus, { ...list, newStatus: 'Suspended' })).toMatchObject(none);
    expect(await ask(switchLink, { ...flights, isActive: false })).toMatchObject(none);
    expect(await ask(jumplogin, { supplierId: 'sarathi' })).toMatchObject(none);
    for (const newRequestStatus of ['Approved', 'Rejected'] as const)
      expect(
        await ask(changeConsumerSupplierRequestStatus, {
          newRequestStatus,
          requestId: pending,
          consumerMongoSiteId: 'quiet',
        }),
      ).toMatchObject(none);
    expect((await told(third, requestsByPage, {})).records).toEqual([]);
    expect((await told(third, supplierConsumers, {})).consumers).toEqual([]);
    expect((await told(third, getLinkedSuppliersByConsumer, {})).suppliers).toEqual([]);
  });

  it('is not the consumer’s to decide, nor the supplier’s to switch', async () => {
    expect(
      await asking(consumer)(changeConsumerSupplierRequestStatus, {
        newRequestStatus: 'Approved',
        requestId: pending,
        consumerMongoSiteId: 'quiet',
      }),
    ).toMatchObject(none);
    expect(await asking(supplier)(switchLink, { ...flights, isActive: false })).toMatchObject(none);
  });

  it('is not shown under a domain that is not one’s own', async () => {
    for (const domainName of ['sarathi.localhost', 'nobody.example'])
      expect(await asking(consumer)(getAllVisibleSuppliersWithConsumerRequests, { domainName })).toMatchObject(none);
  });
});

describe('a request', () => {
  it.each(['gulf', 'sarathi', 'nobody'])('is refused under the site %s, which did not ask it', async (site) => {
    expect(
      await asking(supplier)(changeConsumerSupplierRequestStatus, {
        newRequestStatus: 'Approved',
        requestId: pending,
        consumerMongoSiteId: site,
      }),
    ).toMatchObject(none);
  });

  it.each(['0', '99', '999999999'])('with the number %s is not there', async (requestId) => {
    expect(
      await asking(supplier)(changeConsumerSupplierRequestStatus, {
        newRequestStatus: 'Approved',
        requestId,
        consumerMongoSiteId: 'quiet',
      }),
    ).toMatchObject(none);
  });

  it.each(['', '1e3', '-1', '1#'])('cannot be asked for by %j', async (requestId) => {
    expect(
      await asking(supplier)(changeConsumerSupplierRequestStatus, {
        newRequestStatus: 'Approved',
        requestId,
        consumerMongoSiteId: 'quiet',
      }),
    ).toMatchObject({ status: 400 });
  });

  it('of a site that was closed is rejected and no more, its link suspended and not lifted; of no site there is none', async () => {
    const job = world.job('quiet');
    const close = (isSuspended: boolean) =>
      commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { isSuspended } }]);
    const decide = (newRequestStatus: 'Approved' | 'Rejected') =>
      asking(supplier)(changeConsumerSupplierRequestStatus, {
        ...{ newRequestStatus, requestId: pending, consumerMongoSiteId: 'quiet' },
      });
    const status = (newStatus: 'Approved' | 'Suspended') =>
      asking(supplier)(changeConsumerStatus, { ...list, newStatus });
    await close(true);
    const closed = { status: 409, message: expect.stringContaining('The platform has closed this site.') };
    expect(await decide('Approved')).toMatchObject(closed);
    expect(await decide('Rejected')).toMatchObject({ status: 200 });
    expect(await status('Suspended')).toMatchObject({ status: 200 });
    expect(await readLink(job, 'sarathi', 'Flights')).toMatchObject({ state: 'Suspended', isLive: false });
    expect(await status('Approved')).toMatchObject(closed);
    await close(false);
    expect(await status('Approved')).toMatchObject({ status: 200 });
    for (const supplierSiteId of ['nobody', 'quiet#', 'gulf'])
      expect(await asking(consumer)(consumerToSupplierRequests, { ...flights, supplierSiteId })).toMatchObject(none);
  });
});
