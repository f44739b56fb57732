import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { config } from '#functions/runtime/config.ts';
import type { SupplierSetting } from '#functions/site/model.ts';
import { readSuppliers } from '#functions/site/store.ts';
import { DUFFEL_LEAST_SECONDS } from '#functions/site/supplier-deadline.ts';
import { ok } from '#shared/errors.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { flightSalesOf } from '#shared/site/parts/secrets.ts';
import { LEAST_SECONDS } from '#shared/flights/settings/flights-part.ts';
import { instant } from '#shared/time.ts';
import { connectionNotes } from './connection-notes.ts';

/** Duffel's code and what opens its token are loaded by sites that sell it. */
async function duffelState(actor: Actor, source: string) {
  const [{ readHealth }, { fingerprintOf }, { openSecret }] = await Promise.all([
    import('#functions/suppliers/duffel/store.ts'),
    import('#functions/suppliers/duffel/guarded.ts'),
    import('#functions/site/secret-store.ts'),
  ]);
  const [[token], health] = await Promise.all([openSecret(actor, 'duffelToken'), readHealth(actor, source)]);
  const sales = token && flightSalesOf(token);
  const isUsed = token !== undefined && sales === config().FLIGHT_SALES;
  return {
    sells: isUsed ? sales! : ('nothing' as const),
    leastSeconds: DUFFEL_LEAST_SECONDS,
    heardAt: health.heardAt === undefined ? '' : instant(health.heardAt),
    notes: connectionNotes(health, {
      isUsed,
      isRefused: token !== undefined && health.refusedToken === fingerprintOf(token),
      now: clock.now(),
      zone: actor.head.zone,
      currency: actor.head.currency,
    }),
  };
}

/** Another site's flights: whose, and whether its link or the site's own switch sells nothing now. */
const linkedState = (companyName: string, isOff: boolean) => ({
  called: companyName,
  sells: config().FLIGHT_SALES === 'live' ? ('live' as const) : ('test' as const),
  notes: isOff ? ['The link does not sell at the moment: these flights are not searched.'] : [],
  leastSeconds: LEAST_SECONDS,
  heardAt: '',
});

const invented = { sells: 'invented' as const, notes: [], leastSeconds: LEAST_SECONDS, heardAt: '' };

const stateOf = async (actor: Actor, { name, adapter, settings, isOff }: SupplierSetting) => {
  if (adapter === 'duffel') return duffelState(actor, name);
  return adapter === 'linked' ? linkedState(String(settings.companyName), isOff === true) : invented;
};

export const getFlightSuppliersHandler = handle(getFlightSuppliers, async (actor) =>
  ok({
    suppliers: await Promise.all(
      (await readSuppliers(actor)).map(async (one) => ({ source: one.name, ...(await stateOf(actor, one)) })),
    ),
  }),
);
