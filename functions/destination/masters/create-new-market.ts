import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { readFewNow } from '#functions/records/whole-kind-store.ts';
import { saveRecord } from '#functions/records/save-record.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { fail, ok } from '#shared/errors.ts';
import { defaultMarketWrites } from './market-writes.ts';
import { markets } from '../masters.ts';
import type { MarketItem } from '../masters-model.ts';

const DEACTIVATED = 'A deactivated market cannot be the default.';

export const createNewMarketHandler = handle(createNewMarket, async (actor, { id, version, name, isDefault }) => {
  let now: MarketItem | undefined;
  const saved = await saveRecord(actor, markets, {
    id,
    version,
    async fields(before) {
      now = (await readFewNow(scopeOf(actor, createNewMarket), markets)).find((market) => market.isDefault);
      // The first market of a site is its default; the default stays it until another is.
      return { name, isDefault: isDefault || before?.isDefault === true || !now };
    },
    holds: async (before) =>
      isDefault && before.isDeactivated
        ? fail('VALIDATION', { message: DEACTIVATED, errors: { isDefault: DEACTIVATED } })
        : ok([]),
    writes: (next, before) => (next.isDefault && !before?.isDefault ? defaultMarketWrites(actor, now, next) : []),
  });
  return saved.ok ? ok({ market: saved.value }) : saved;
});
