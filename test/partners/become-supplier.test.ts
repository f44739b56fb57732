import { beforeAll, describe, expect, it } from 'vitest';
import { readApplication, readListedSupplier } from '#functions/partners/application-store.ts';
import { globalPartnerKeys } from '#functions/partners/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { decideSupplierApplication } from '#shared/partners/decide-supplier-application.ts';
import { getAllVisibleSuppliersWithConsumerRequests } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import { getSupplierApplications } from '#shared/partners/get-supplier-applications.ts';
import { supplierApprovalAcceptTermsAndConditions } from '#shared/partners/supplier-approval-accept-terms-and-conditions.ts';
import { supplierApprovalGetTermsAndConditions } from '#shared/partners/supplier-approval-get-terms-and-conditions.ts';
import { supplierApprovalSupplierDetails } from '#shared/partners/supplier-approval-supplier-details.ts';
import { TERMS_VERSION } from '#shared/partners/terms.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { details, giveModules } from './partner-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let quiet: TestUser;
let platform: TestUser;

beforeAll(async () => {
  [quiet, platform] = [world.user('quiet', 'staff'), world.user('sarathi', 'staff')];
  await giveModules(world, 'quiet', ['Flights', 'Visa', 'TourPackages']);
});

const versionNow = async () => (await readApplication('quiet'))?.revision ?? 0;
/** Decides on what stands now, or on a version that was read before. */
const decide = async (decision: 'Listed' | 'Declined', version?: number) =>
  asking(platform)(decideSupplierApplication, { site: 'quiet', version: version ?? (await versionNow()), decision });
const own = async () => (await told(quiet, supplierApprovalGetTermsAndConditions, {})).application;

describe('a site that wants to supply others', () => {
  it('reads the terms before it has said anything, and accepts none for nothing', async () => {
    const read = await told(quiet, supplierApprovalGetTermsAndConditions, {});
    expect(read).toMatchObject({ version: TERMS_VERSION, application: null });
    expect(read.html).toContain('<h2>');
    const accept = { version: TERMS_VERSION };
    expect(await asking(quiet)(supplierApprovalAcceptTermsAndConditions, accept)).toMatchObject({ status: 404 });
    expect((await told(platform, getSupplierApplications, {})).applications).toEqual([]);
  });

  it('offers what it has the module of', async () => {
    expect(await asking(quiet)(supplierApprovalSupplierDetails, details())).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { categories: 'Your site does not have FixedDeparture.' },
    });
    expect(await asking(quiet)(supplierApprovalSupplierDetails, details([]))).toMatchObject({ status: 400 });
    expect(await asking(quiet)(supplierApprovalSupplierDetails, details(['Flights', 'Flights']))).toMatchObject({
      status: 400,
    });
    expect(await told(quiet, supplierApprovalSupplierDetails, details(['Flights']))).toMatchObject({ state: 'Draft' });
    expect((await told(platform, getSupplierApplications, {})).applications).toEqual([]);
    expect(await decide('Listed')).toMatchObject({ status: 404 });
  });

  it('accepts this very version, and waits for the platform', async () => {
    expect(await asking(quiet)(supplierApprovalAcceptTermsAndConditions, { version: '2020-01' })).toMatchObject({
      errorCode: 'CONFLICT',
      errorMessage: 'The terms have changed since you read them. Please read them again.',
    });
    expect(await told(quiet, supplierApprovalAcceptTermsAndConditions, { version: TERMS_VERSION })).toMatchObject({
      state: 'Pending',
      acceptedVersion: TERMS_VERSION,
      acceptedAt: '2026-12-01T08:00:00.000Z',
      acceptedBy: quiet.actor.name,
    });
    expect((await told(platform, getSupplierApplications, {})).applications).toMatchObject([
      { site: 'quiet', companyName: 'Quiet Travels Ltd', state: 'Pending', categories: ['Flights'] },
    ]);
    expect(await readListedSupplier('Flights', 'quiet')).toBeUndefined();
  });

  it('is in the directory once the platform lets it in, and of two decisions at once one stands', async () => {
    const before = await versionNow();
    const both = await Promise.all([decide('Listed', before), decide('Declined', before)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { state } = (await own())!;
    if (state === 'Declined') expect(await decide('Listed')).toMatchObject({ status: 200 });
    expect(await decide('Listed')).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
    expect(await decide('Declined', before)).toMatchObject({
      ...{ errorCode: 'CONFLICT', result: { site: 'quiet', state: 'Listed', version: await versionNow() } },
    });
    const { suppliers } = await told(platform, getAllVisibleSuppliersWithConsumerRequests, {
      domainName: 'sarathi.localhost',
    });
    expect(suppliers).toMatchObject([
      { supplierSiteId: 'quiet', supplierCategory: 'Flights', siteName: 'Quiet Travels', requestStatus: '' },
    ]);
  });

  it('changes its words at once, shown as they were typed, and is decided on again for other categories', async () => {
    const about = '<img src=x onerror=alert(1)>Charter seats';
    expect(await told(quiet, supplierApprovalSupplierDetails, { ...details(['Flights']), about })).toMatchObject({
      state: 'Listed',
    });
    expect(await readListedSupplier('Flights', 'quiet')).toMatchObject({ about });
    const more = await told(quiet, supplierApprovalSupplierDetails, details(['Flights', 'TourPackages']));
    expect(more).toMatchObject({ state: 'Pending' });
    expect(await readListedSupplier('Flights', 'quiet')).toBeUndefined();
    await decide('Listed');
    expect(await readListedSupplier('TourPackages', 'quiet')).toMatchObject({ site: 'quiet' });
    await decide('Declined');
    expect(await readListedSupplier('TourPackages', 'quiet')).toBeUndefined();
  });

  it('is decided on as it was read: with other words by then, it is read again', async () => {
    const read = (await told(platform, getSupplierApplications, {})).applications.find(({ site }) => site === 'quiet')!;
    const about = 'Anything at all, to anybody';
    await told(quiet, supplierApprovalSupplierDetails, { ...details(['Flights', 'TourPackages']), about });
    expect(await decide('Listed', read.version)).toMatchObject({
      ...{ errorCode: 'CONFLICT', result: { about, version: read.version + 1 } },
    });
    expect(await readListedSupplier('Flights', 'quiet')).toBeUndefined();
  });

  it('is listed by the terms of today alone, and taken out by any', async () => {
    const job = world.job('sarathi');
    const key = globalPartnerKeys.application('quiet');
    const accept = async (version: string) => {
      const { accepted } = (await readApplication('quiet'))!;
      await commit(job, [{ kind: 'update', key, set: { accepted: { ...accepted, version } } }]);
    };
    await accept('2025-01');
    const { applications } = await told(platform, getSupplierApplications, {});
    expect(applications.find(({ site }) => site === 'quiet')).toMatchObject({ mustAcceptAgain: true });
    expect(await decide('Listed')).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('has accepted older terms') },
    });
    await told(quiet, supplierApprovalAcceptTermsAndConditions, { version: TERMS_VERSION });
    expect(await decide('Listed')).toMatchObject({ status: 200 });
    await accept('2025-01');
    expect(await decide('Declined')).toMatchObject({ status: 200 });
    await told(quiet, supplierApprovalAcceptTermsAndConditions, { version: TERMS_VERSION });
  });

  it('is nothing to sites of another currency', async () => {
    await decide('Listed');
    const { suppliers } = await told(world.user('gulf', 'staff'), getAllVisibleSuppliersWithConsumerRequests, {
      domainName: 'gulf.localhost',
    });
    expect(suppliers).toEqual([]);
  });
});
