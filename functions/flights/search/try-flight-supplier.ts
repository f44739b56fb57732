import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readSuppliers } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { searchQuery } from '#shared/flights/model.ts';
import { tryFlightSupplier } from '#shared/flights/search/try-flight-supplier.ts';
import { DAY, dayIn } from '#shared/time.ts';
import { askSupplier } from '../ask-supplier.ts';
import { spendSearch } from './search-limit.ts';
import { asSearchFailure } from '../supplier-failure.ts';

const IN_DAYS = 30;

/** Whoever presses the button wants to know now: what rests of Duffel's trouble is over for this question. */
async function wakeSource(actor: UserActor, source: string): Promise<void> {
  const setting = (await readSuppliers(actor)).find(({ name }) => name === source);
  if (setting?.adapter !== 'duffel') return;
  const { askAtOnceWrites } = await import('#functions/suppliers/duffel/store.ts');
  await commit(actor, askAtOnceWrites(actor, source));
}

/** Nothing is kept of what it answers, and nothing counts as a look of a customer's. */
export const tryFlightSupplierHandler = handle(
  tryFlightSupplier,
  async (actor, { source, origin, destination }, { address }) => {
    const allowed = await spendSearch(actor, address);
    if (!allowed.ok) return allowed;
    const query = searchQuery.parse({
      JourneyType: 1,
      segments: [{ origin, destination, preferredDepartureTime: dayIn(actor.head.zone, clock.now() + IN_DAYS * DAY) }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    });
    await wakeSource(actor, source);
    const from = clock.now();
    const answer = await askSupplier(actor, source, (supplier, call) => supplier.search(call, query));
    const milliseconds = clock.now() - from;
    if (!answer.ok) return answer.code === 'NOT_FOUND' ? fail('NOT_FOUND') : asSearchFailure(answer);
    const { airportByCode } = await import('#functions/reference/airports.ts');
    const cityOf = (code: string) => airportByCode(code)?.city ?? code;
    return ok({ offers: answer.value.length, milliseconds, from: cityOf(origin), to: cityOf(destination) });
  },
);
