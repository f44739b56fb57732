import { putGroup, putRule } from '#functions/markups/writes.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { randomId } from '#shared/ids.ts';
import { isGstin } from '#shared/site/gst-states.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { expect } from 'vitest';

const site = 'sarathi' as const;
export const gstin = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign) => `32AAKCS4417M1Z${sign}`).find(isGstin)!;

interface Opened {
  admin: TestUser;
  agent: TestUser;
}

/** A site of Kerala with a GSTIN and a Service Fee of ₹\u00a0300 a passenger: its super admin, and an agent who can pay. */
export async function openTaxedSite(world: ReturnType<typeof useWorld>): Promise<Opened> {
  const opened = await openUntaxedSite(world);
  await registerForTax(opened);
  return opened;
}

/** The same without a number: nobody has said anything of the company behind it. */
export async function openUntaxedSite(world: ReturnType<typeof useWorld>): Promise<Opened> {
  const { head, data } = testSites[site];
  const suppliers = [{ name: 'sandbox-gds', adapter: 'sandbox' as const, settings: { kind: 'gds', seed: 'gds' } }];
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, suppliers));
  const job = world.job(site);
  const groupId = randomId(100);
  const rule = {
    kind: 'perPassenger',
    value: 30_000,
    groupId,
    airlineCode: '',
    departureId: '',
    version: 1,
  } as const;
  const priced = await commit(job, [
    putGroup(job, { id: groupId, groupName: 'Everybody', commissionShare: 0, isDefault: true }),
    putRule(job, 'DEF', { ...rule, id: randomId(100) }),
  ]);
  expect(priced.ok).toBe(true);
  const admin = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 1_000_000_00);
  return { admin, agent };
}

/** The site's company with its GSTIN, as its super admin saves it. */
export async function registerForTax({ admin }: Pick<Opened, 'admin'>): Promise<void> {
  const value = {
    ...{
      companyName: 'Sarathi Travels',
      legalName: 'Sarathi Travels Pvt Ltd',
      gstin,
      taxNumberName: '',
      state: '32',
    },
    ...{ adminContact: '+91 484 400 1122', adminEmail: 'desk@sarathi.example', address: 'MG Road, Kochi 682016' },
  };
  const saved = await callHttp({ site, call: saveSettings, body: { part: 'company', version: 0, value }, as: admin });
  expect(saved).toMatchObject({ status: 200 });
}
