import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { destinationKeys } from '../keys.ts';
import { listIn, ofReached } from '#functions/table/list-in.ts';
import { getItem, getItems, queryPage } from '#functions/table/read.ts';
import type { TourOptionItem } from '../catalogue-model.ts';
import { type ReadRows, readRows, type WantedRow, wantedRow } from '#functions/records/kept-store.ts';
import { showTourOption, type TourOptionCard, unpackTourOption } from './tour-option-card.ts';
import { readUserIds } from '#functions/records/uses-store.ts';

/** A tour option of the actor's site, consistently; undefined where there is none of that id. */
export async function readTourOption(actor: Actor, id: string): Promise<TourOptionItem | undefined> {
  const row = await getItem(destinationKeys.tourOption(actor, id));
  return row && showTourOption(row);
}

const rowOfTourOption = (actor: Actor, id: string): WantedRow<TourOptionItem> =>
  wantedRow(destinationKeys.tourOption(actor, id), showTourOption);

/** Tour options by their ids; those that the site does not have are left out. Lists read them by `keptRows`. */
export async function readTourOptions(
  actor: Actor,
  ids: readonly string[],
  read: ReadRows = readRows,
): Promise<Map<string, TourOptionItem>> {
  const wanted = [...new Set(ids)].map((id) => rowOfTourOption(actor, id));
  return new Map((await read(actor, wanted)).flatMap((row) => (row ? [[row.id, row]] : [])));
}

/**
 * All tour options of a city, deactivated ones too, with what a day asks of them (weekdays, stop-sales). One Query,
 * where a megabyte does not cut it short.
 */
export async function readTourOptionsOfCity(scope: Scope, cityId: string): Promise<TourOptionCard[]> {
  const list = listIn(scope, { site: (actor) => destinationKeys.tourOptionsOfCity(actor, cityId) });
  const found: TourOptionCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await readCards(list, unpackTourOption, { cursor });
    found.push(...page.cards);
    cursor = page.cursor;
  } while (cursor);
  return found;
}

const collator = new Intl.Collator('en');

/**
 * An activity's options in full, those still sold first, then by name; consistently, by what uses the activity. Lists read
 * them by `keptRows`: one Query.
 */
export async function readTourOptionsOfActivity(
  actor: Actor,
  activityId: string,
  read: ReadRows = readRows,
): Promise<TourOptionItem[]> {
  const found = await readTourOptions(actor, await readUserIds(actor, activityId, 'tourOption'), read);
  return [...found.values()].toSorted(
    (one, other) => Number(one.isDeactivated) - Number(other.isDeactivated) || collator.compare(one.name, other.name),
  );
}

/** How many rates were ever made of each of these options, by its id; 0 for none. */
export async function readRatesMade(
  actor: Actor,
  options: readonly { id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await getItems(
    options.map(({ id }) => destinationKeys.tourOption(actor, id)),
    { fields: ['ratesMade'] },
  );
  return new Map(options.map(({ id }, at) => [id, Number(rows[at]?.ratesMade ?? 0)]));
}

/** Rows of the orders of an option's rates, which stand before the rates: one of tickets, one of transfers. */
const ORDERS = 2;

/** Whether any of these options of a city has a rate. One Query an option, consistently. */
export async function hasRates(actor: Actor, cityId: string, options: readonly { id: string }[]): Promise<boolean> {
  const pages = await Promise.all(
    options.map((option) =>
      queryPage(ofReached(option, destinationKeys.tourRatesOfCity(actor, cityId)), {
        beginsWith: `${option.id}#`,
        limit: ORDERS + 1,
        consistent: true,
        fields: ['sk'],
      }),
    ),
  );
  return pages.some(({ items }) => items.some(({ sk }) => !sk.includes('#ORDER#')));
}
