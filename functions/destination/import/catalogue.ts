import type { AreaItem } from '#functions/areas/model.ts';
import { clock } from '#functions/clock.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveTourOptions, type SentOption } from '#shared/destination/activities/save-tour-options.ts';
import { USUAL_PRIORITY } from '#shared/destination/rates/priority.ts';
import { MOST_OPTIONS } from '#shared/destination/activities/tour-option-shown.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { City } from '#shared/reference/model.ts';
import { readActivities, readActivitiesOfCity } from '../activities/activity-store.ts';
import { changeActivityWrites, createActivityWrites, isSameActivity } from '../activities/activity-writes.ts';
import type { ActivityItem, TourOptionItem } from '../catalogue-model.ts';
import { naturalKey } from '#functions/records/natural-key.ts';
import { optionOf } from '../activities/option-of.ts';
import { readTourOptions, readTourOptionsOfCity } from '../activities/tour-option-store.ts';
import { isSameOption, saveOptionWrites } from '../activities/tour-option-writes.ts';
import { areaNames } from '../offered-transfer-store.ts';
import { catalogueNames } from './catalogue-names.ts';
import { NO_CITY } from './city-names.ts';
import { pageOfCities } from './city-pages.ts';
import { importedWrites } from './imported-writes.ts';
import { parsed } from './parsed.ts';
import { type ImportColumn, rangesOf, writeRanges } from './read-value.ts';
import { soldAsColumns, soldAsSent, soldAsValues } from './sold-as-columns.ts';
import { findRecords } from './records-store.ts';
import { activeColumn, changeOf, type ImportWays, isDeactivatedBy, type Values } from './ways.ts';

export const cityColumns: readonly ImportColumn[] = [
  { heading: 'City', field: 'city', type: 'text', isRequired: true, hint: 'As in the list of cities.' },
  { heading: 'Country', field: 'country', type: 'text', hint: 'If several cities share the name.' },
];

interface ActivityDraft {
  name: string;
  description: string | undefined;
  priority: number | undefined;
  city: City;
  area: AreaItem | undefined;
}

const NO_AREA = 'This city has no such area. Please import areas first.';

/** Activities of cities. Pictures and areas that a file does not name stay as they are. */
export const activity: ImportWays = {
  columns: [
    { heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unique within the city.' },
    ...cityColumns,
    { heading: 'Area', field: 'area', type: 'text', hint: 'An area of the city; empty keeps the current one.' },
    { heading: 'Priority', field: 'priority', type: 'number', hint: 'Lowest first; default 1.' },
    { heading: 'Description', field: 'description', type: 'text', hint: 'Description for guests.' },
    activeColumn,
  ],
  async open(actor) {
    const names = await catalogueNames(actor);
    return {
      async check(values) {
        const { name, description, priority } = values;
        const city = names.cities.find(String(values.city ?? ''), String(values.country ?? ''));
        const area = city && values.area !== undefined ? await names.area(city.id, String(values.area)) : undefined;
        const read = await parsed(saveActivity.request, { name, description, priority, cityId: city?.id ?? '-' });
        const errors = {
          ...('errors' in read && read.errors),
          ...(!city && { city: NO_CITY }),
          ...(city && values.area !== undefined && !area && { area: NO_AREA }),
        };
        if ('errors' in read || !city || Object.keys(errors).length) return { errors };
        const { name: called, description: told, priority: place } = read.draft;
        const draft: ActivityDraft = { name: called, description: told, priority: place, city, area };
        return { nameKey: naturalKey(city.id, called), values, draft };
      },
      find: (rows) =>
        findRecords(actor, 'activity', rows, async (ids) => {
          const found = await readActivities(actor, ids);
          return ids.map((id) => found.get(id));
        }),
      stood(found) {
        const { name, area, priority, description, isDeactivated } = found as ActivityItem;
        return { name, area: area?.name, priority, description, isActive: !isDeactivated };
      },
      plan({ draft, values }, found, stamp) {
        const { name, description, priority, city, area: wanted } = draft as ActivityDraft;
        const before = found as ActivityItem | undefined;
        const stays = wanted !== undefined && wanted.id === before?.area?.id;
        // What an activity stands in already it keeps, though nothing new comes there.
        if (wanted?.isDeactivated && !stays) return { state: 'bad', problems: [{ field: 'area', message: NO_AREA }] };
        const area = stays ? before?.area : wanted && { id: wanted.id, name: wanted.name };
        const isDeactivated = isDeactivatedBy(values, before);
        if (!before) {
          const item: ActivityItem = {
            id: randomId(100),
            name,
            description: description ?? '',
            cityId: city.id,
            city: city.city,
            priority: priority ?? USUAL_PRIORITY,
            ...(area && { area }),
            pictures: [],
            optionCount: 0,
            isDeactivated,
            version: 1,
            createdAt: instant(clock.now()),
          };
          return { state: 'new', writes: importedWrites(actor, createActivityWrites(actor, item, city, []), stamp) };
        }
        const next: ActivityItem = {
          ...before,
          description: description ?? before.description,
          priority: priority ?? before.priority,
          ...(area && { area }),
          isDeactivated,
          version: before.version + 1,
        };
        if (isSameActivity(before, next)) return { state: 'same', writes: [] };
        const writes = changeActivityWrites(actor, before, next, { options: [], pictures: [] });
        return { state: changeOf(before, next), writes: importedWrites(actor, writes, stamp) };
      },
    };
  },
  readPage: (actor, cursor) =>
    pageOfCities(scopeOfJob(actor), cursor, async (place, cityId) => {
      const listed = await readActivitiesOfCity(scopeOfJob(actor), cityId);
      const found = await readActivities(
        actor,
        listed.map(({ id }) => id),
      );
      const rows = [...found.values()];
      const areas = await areaNames(
        actor,
        rows.flatMap(({ area }) => area?.id ?? []),
      );
      return rows.map(({ name, area, priority, description, isDeactivated }) => ({
        ...{ name, ...place, area: area && (areas.get(area.id) ?? area.name), priority, description },
        isActive: !isDeactivated,
      }));
    }),
};

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const NO_WEEKDAYS = 'Please enter days such as Mon, Wed, Fri.';

/** `Mon, Wed` → 1, 3; undefined for anything else. */
function weekdaysOf(text: string): number[] | undefined {
  const days = text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((word) => weekdays.findIndex((day) => word.toLowerCase().startsWith(day.toLowerCase())) + 1);
  return days.includes(0) ? undefined : days;
}

/** An option as a file holds it, but for its city. */
const valuesOf = (option: TourOptionItem): Values => ({
  activity: option.activityName,
  name: option.name,
  description: option.description || undefined,
  hasTimeSlots: option.hasTimeSlots,
  timeSlots: option.timeSlots.join(', ') || undefined,
  hasMeal: option.hasMeal,
  hasGuide: option.hasGuide,
  hasTicket: option.hasTicket,
  pickupPickupTime: option.pickupPickupTime || undefined,
  dropPickupTime: option.dropPickupTime || undefined,
  weekdays: option.weekdays.map((day) => weekdays[day - 1]).join(', ') || undefined,
  stopSales: writeRanges(option.stopSales) || undefined,
  ...soldAsValues(option),
  isActive: !option.isDeactivated,
});

interface OptionDraft {
  activity: ActivityItem;
  sent: SentOption;
}

const NO_ACTIVITY = 'No activity in this city has this name. Please import activities first.';
const OVER = 'This activity is no longer sold. Reactivate it before adding options.';
const FULL = `An activity can have at most ${MOST_OPTIONS} tour options.`;

const flag = { type: 'flag', hint: 'Yes or no; empty keeps the current value.' } as const;

/** Ways to do activities. */
export const tourOption: ImportWays = {
  columns: [
    ...cityColumns,
    { heading: 'Activity', field: 'activity', type: 'text', isRequired: true, hint: 'An activity of the city.' },
    { heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unique within the activity.' },
    { heading: 'Description', field: 'description', type: 'text', hint: 'Description for guests.' },
    { heading: 'Time Slots', field: 'hasTimeSlots', ...flag },
    { heading: 'Times', field: 'timeSlots', type: 'time', hint: 'If it has time slots, such as 09:00, 14:30.' },
    { heading: 'Meal', field: 'hasMeal', ...flag },
    { heading: 'Guide', field: 'hasGuide', ...flag },
    { heading: 'Ticket', field: 'hasTicket', ...flag },
    { heading: 'Pickup Time', field: 'pickupPickupTime', type: 'time', hint: 'Outbound, such as 08:15.' },
    { heading: 'Drop Pickup Time', field: 'dropPickupTime', type: 'time', hint: 'Return, such as 17:00.' },
    { heading: 'Weekdays', field: 'weekdays', type: 'text', hint: 'Such as Mon, Wed; empty keeps the current days.' },
    {
      heading: 'Stop-Sale Dates',
      field: 'stopSales',
      type: 'days',
      hint: 'All dates, or none; empty keeps the current dates.',
    },
    ...soldAsColumns,
    activeColumn,
  ],
  async open(actor) {
    const names = await catalogueNames(actor);
    return {
      async check(values) {
        const { city: _, country: __, activity: ___, isActive: ____, ...given } = values;
        const { timeSlots, weekdays: days, stopSales, ...fields } = given;
        const city = names.cities.find(String(values.city ?? ''), String(values.country ?? ''));
        const of = city ? await names.activity(city.id, String(values.activity ?? '')) : undefined;
        const runs = days === undefined ? undefined : weekdaysOf(String(days));
        const sent = Object.fromEntries(
          Object.entries({
            ...fields,
            ...soldAsSent(given),
            timeSlots:
              timeSlots === undefined
                ? undefined
                : String(timeSlots)
                    .split(/[,;\s]+/)
                    .filter(Boolean),
            weekdays: runs,
            stopSales: stopSales === undefined ? undefined : rangesOf(String(stopSales)),
          }).filter(([, value]) => value !== undefined),
        );
        const read = await parsed(
          saveTourOptions.request,
          { activityId: of?.id ?? '-', tourOptions: [sent] },
          { fieldOf: (path) => path[2] ?? path[0] },
        );
        const errors = {
          ...('errors' in read && read.errors),
          ...(!city ? { city: NO_CITY } : !of && { activity: NO_ACTIVITY }),
          ...(days !== undefined && !runs && { weekdays: NO_WEEKDAYS }),
        };
        if ('errors' in read || !of || Object.keys(errors).length) return { errors };
        const [option] = read.draft.tourOptions as [SentOption];
        return { nameKey: naturalKey(of.id, option.name), values, draft: { activity: of, sent: option } };
      },
      find: (rows) =>
        findRecords(actor, 'tourOption', rows, async (ids) => {
          const found = await readTourOptions(actor, ids);
          return ids.map((id) => found.get(id));
        }),
      stood: (found) => valuesOf(found as TourOptionItem),
      plan({ draft, values }, found, stamp) {
        const { activity: of, sent } = draft as OptionDraft;
        const before = found as TourOptionItem | undefined;
        const isDeactivated = isDeactivatedBy(values, before);
        const stood = before ?? { id: randomId(100), version: 1, createdAt: instant(clock.now()) };
        const described = optionOf(of, { ...sent, name: before?.name ?? sent.name }, { ...stood, isDeactivated });
        if (before && isSameOption(before, described)) return { state: 'same', writes: [] };
        if (!before && of.isDeactivated && !isDeactivated) return { state: 'bad', problems: [{ message: OVER }] };
        if (!before && of.optionCount >= MOST_OPTIONS) return { state: 'bad', problems: [{ message: FULL }] };
        const next = before ? { ...described, version: before.version + 1 } : described;
        const writes = importedWrites(actor, saveOptionWrites(actor, of, [{ before, next }]), stamp);
        // The next option of the same activity finds it with this one.
        if (!before) of.optionCount += 1;
        return { state: changeOf(before, next), writes };
      },
    };
  },
  readPage: (actor, cursor) =>
    pageOfCities(scopeOfJob(actor), cursor, async (place, cityId) => {
      const listed = await readTourOptionsOfCity(scopeOfJob(actor), cityId);
      const found = await readTourOptions(
        actor,
        listed.map(({ id }) => id),
      );
      return [...found.values()].map((option) => ({ ...place, ...valuesOf(option) }));
    }),
};
