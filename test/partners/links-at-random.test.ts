import { beforeAll, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { readLink } from '#functions/partners/link-store.ts';
import { getItem } from '#functions/table/read.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { changeConsumerSupplierRequestStatus } from '#shared/partners/change-consumer-supplier-request-status.ts';
import { consumerToSupplierRequests } from '#shared/partners/consumer-to-supplier-requests.ts';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { giveModules, listSupplier } from './partner-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let supplier: TestUser;
let consumer: TestUser;

beforeAll(async () => {
  [supplier, consumer] = [world.user('sarathi', 'staff'), world.user('quiet', 'staff')];
  await giveModules(world, 'quiet', [...supplierCategories]);
  await listSupplier(world, 'sarathi', [...supplierCategories]);
});

/** The same numbers each time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const ROUNDS = 60;
/** Requests that are sent at once. */
const AT_ONCE = 4;

it('say the same at both sites, whatever both do at once', { timeout: 120_000 }, async () => {
  const next = random(34);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  const seen = new Set<string>();
  const act = async (asked?: 'ask' | 'reject'): Promise<void> => {
    const supplierCategory = asked ? supplierCategories[0] : one(supplierCategories);
    const named = { consumerSiteId: 'quiet', supplierListId: `sarathi#${supplierCategory}` };
    const link = await readLink(world.job('quiet'), 'sarathi', supplierCategory);
    const decide = (newRequestStatus: 'Approved' | 'Rejected') =>
      asking(supplier)(changeConsumerSupplierRequestStatus, {
        ...{ newRequestStatus, requestId: String(link?.request ?? 1), consumerMongoSiteId: 'quiet' },
      });
    const deeds = {
      ask: () => asking(consumer)(consumerToSupplierRequests, { supplierSiteId: 'sarathi', supplierCategory }),
      approve: () => decide('Approved'),
      reject: () => decide('Rejected'),
      suspend: () => asking(supplier)(changeConsumerStatus, { ...named, newStatus: 'Suspended' }),
      lift: () => asking(supplier)(changeConsumerStatus, { ...named, newStatus: 'Approved' }),
      off: () => asking(consumer)(switchLink, { supplierSiteId: 'sarathi', supplierCategory, isActive: false }),
      on: () => asking(consumer)(switchLink, { supplierSiteId: 'sarathi', supplierCategory, isActive: true }),
    };
    const name = asked ?? one(Object.keys(deeds) as (keyof typeof deeds)[]);
    const { status, errorCode } = await deeds[name]();
    expect(['ok', 'CONFLICT', 'ILLEGAL_TRANSITION', 'NOT_FOUND', 'BUSY'], name).toContain(errorCode ?? 'ok');
    if (status === 200) seen.add(name);
  };
  // Few requests are decided at all: that one is rejected is not left to chance.
  for (const asked of ['ask', 'reject'] as const) await act(asked);
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => act()));
    const { records, pending } = await told(supplier, requestsByPage, {});
    expect(records.filter(({ requestStatus }) => requestStatus === 'Pending')).toHaveLength(pending);
    for (const category of supplierCategories) {
      const link = await readLink(world.job('quiet'), 'sarathi', category);
      const sells = await getItem(keys.consumer(world.job('sarathi'), 'quiet', category));
      const request = link && (await getItem(keys.consumerRequest(world.job('sarathi'), link.request)));
      expect(link?.isLive ?? false).toBe(link?.state === 'Approved' && !link.isOff);
      expect(sells?.state, category).toBe(
        link?.state === 'Approved' || link?.state === 'Suspended' ? link.state : undefined,
      );
      expect(request?.state).toBe(link?.state === 'Suspended' ? 'Approved' : link?.state);
    }
  }
  expect([...seen].toSorted()).toEqual(['approve', 'ask', 'lift', 'off', 'on', 'reject', 'suspend']);
});
