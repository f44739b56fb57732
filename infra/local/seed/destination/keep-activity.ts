import type { UserActor } from '#functions/actor.ts';
import { createActivityWrites } from '#functions/destination/activities/activity-writes.ts';
import type { ActivityItem, TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { createRateWrites } from '#functions/destination/rates/writes.ts';
import { saveOptionWrites } from '#functions/destination/activities/tour-option-writes.ts';
import { brandName, brandUrl } from '#functions/files/brand-name.ts';
import { putBrand } from '#functions/files/brand-object.ts';
import { usualSoldAs } from '#shared/destination/activities/sold-as.ts';
import { nameOfRate } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { demoActivities } from './activities.ts';
import type { DemoActivity, DemoOption } from './demo-activity.ts';
import { drawPicture } from './draw-picture.ts';
import { idOf, optionId } from './ids.ts';
import { begun, cityOf, keep, marketId, namedArea } from './keep-catalogue.ts';
import { keepCombos } from './keep-combos.ts';
import { demoMarkets } from './people.ts';
import { placeOf } from './places.ts';
import { ticketRatesOf, transferRatesOf } from './rates-of.ts';

/** The first of the list are what most people come for. */
const priorityOf = (nth: number): number => (nth < 4 ? 1 : nth < 12 ? 2 : 3);
/** Every fourth activity is priced for all markets, the others for the two that buy most. */
const marketsOf = (nth: number) => (nth % 4 === 0 ? demoMarkets : demoMarkets.slice(0, 2));

/** One activity with its picture, its two options and their rates of a year and the next. */
export async function keepActivity(actor: UserActor, nth: number, year: number): Promise<void> {
  const demo = demoActivities[nth];
  if (!demo) return;
  const [name, area, theme, description, ...options] = demo;
  const city = cityOf(placeOf(area).city);
  const file = `${idOf('picture', name)}.png`;
  await putBrand(actor, file, 'image/png', drawPicture(theme, name));
  const activity: ActivityItem = {
    ...begun(idOf('activity', name)),
    ...{ name, description, cityId: city.id, city: city.city, priority: priorityOf(nth), area: namedArea(area) },
    pictures: [{ url: brandUrl(brandName(actor, file)), alt: name }],
    optionCount: 0,
  };
  await keep(actor, name, createActivityWrites(actor, activity, city, []));
  const made = options.map((option) => optionOf(activity, option));
  const changed = made.map((next) => ({ before: undefined, next }));
  await keep(actor, name, saveOptionWrites(actor, activity, changed));
  for (const [at, option] of options.entries()) await keepRates(actor, demo, option, made[at]!, { nth, year });
  await keepCombos(actor, nth);
}

function optionOf(activity: ActivityItem, [name, , holds]: DemoOption): TourOptionItem {
  const isFetched = holds.includes('P');
  return {
    ...begun(optionId(activity.name, name)),
    ...{ activityId: activity.id, activityName: activity.name, cityId: activity.cityId, name, description: '' },
    hasTimeSlots: holds.includes('S'),
    timeSlots: holds.includes('S') ? ['10:00', '13:00', '16:00', '18:30'] : [],
    hasMeal: holds.includes('M'),
    hasGuide: holds.includes('G'),
    hasTicket: holds.includes('T'),
    pickupPickupTime: isFetched ? '14:30' : '',
    dropPickupTime: isFetched ? '21:00' : '',
    weekdays: [],
    stopSales: [],
    ...usualSoldAs,
    durationMinutes: isFetched ? 390 : 120,
    capacity: holds.includes('S') ? 30 : null,
    isInstant: holds.includes('S'),
  };
}

async function keepRates(
  actor: UserActor,
  [activity]: DemoActivity,
  option: DemoOption,
  made: TourOptionItem,
  { nth, year }: { nth: number; year: number },
): Promise<void> {
  const asked = { activity, option, tourOptionId: made.id, year };
  for (const kind of ['ticket', 'transfer'] as const) {
    const order: string[] = [];
    let version = 0;
    for (const { name, percent } of marketsOf(nth)) {
      const market = { id: marketId(name), name, percent };
      const rates: AnyRate[] =
        kind === 'ticket' ? ticketRatesOf({ ...asked, market }) : transferRatesOf({ ...asked, market });
      if (!rates.length) continue;
      order.push(...rates.map(({ id }) => id));
      const told = {
        name: nameOfRate(rates[0]!),
        from: '',
        to: `${rates.length} ${rates.length === 1 ? 'rate' : 'rates'} of ${name}`,
      };
      const created = { option: made, kind, rates, order: { order: [...order], version } };
      await keep(actor, `Rates of ${made.name}`, createRateWrites(actor, created, told));
      version += 1;
    }
  }
}
