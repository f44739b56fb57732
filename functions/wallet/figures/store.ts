import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, queryAll, queryPage } from '#functions/table/read.ts';
import { dayIn } from '#shared/time.ts';
import type { HouseEntry } from '../model.ts';
import type { DayFigure, FiguresHead } from './model.ts';

/** How far a site's house accounts are rolled up; nothing yet where they never were. */
export const readFiguresHead = async (actor: Actor): Promise<FiguresHead> =>
  (await getItem(walletKeys.figuresHead(actor))) ?? { accounts: [], version: 0 };

/** What a day's entries of a house account come to, read one by one. A Query a megabyte. */
export async function sumOfDay(scope: Scope, account: string, currency: string, day: string): Promise<DayFigure> {
  const list = listIn(scope, { site: (actor) => walletKeys.houseEntries(actor, account, currency, day) });
  const figure: DayFigure = { day, minor: 0, in: 0, entries: 0 };
  let cursor: string | undefined;
  do {
    const page = await queryPage(list, { consistent: true, cursor });
    for (const { minor } of page.items) {
      figure.minor += minor;
      figure.in += Math.max(0, minor);
      figure.entries += 1;
    }
    cursor = page.cursor;
  } while (cursor);
  return figure;
}

/** The same of every day of a month `yyyy-mm` that had entries, by the account's list of that month. A Query a megabyte. */
export async function sumsOfMonth(
  scope: Scope,
  account: string,
  currency: string,
  month: string,
): Promise<DayFigure[]> {
  const { actor } = scope;
  const list = listIn(scope, { site: () => walletKeys.houseMonth(actor, account, currency, month.replace('-', '')) });
  const days = new Map<string, DayFigure>();
  let cursor: string | undefined;
  do {
    const page = await readCards(list, (card) => JSON.parse(card) as HouseEntry, { cursor });
    for (const { minor, at } of page.cards) {
      const day = dayIn(actor.head.zone, Date.parse(at));
      const figure = days.get(day) ?? { day, minor: 0, in: 0, entries: 0 };
      days.set(day, {
        day,
        minor: figure.minor + minor,
        in: figure.in + Math.max(0, minor),
        entries: figure.entries + 1,
      });
    }
    cursor = page.cursor;
  } while (cursor);
  return [...days.values()];
}

/** The rolled days of a house account from one day to another, both inclusive: one Query a year. */
export async function rolledDays(
  scope: Scope,
  account: string,
  currency: string,
  from: string,
  to: string,
): Promise<DayFigure[]> {
  const years = Array.from({ length: Math.max(0, Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1) }, (_, at) =>
    String(Number(from.slice(0, 4)) + at),
  );
  const found = await Promise.all(
    years.map((year) =>
      queryAll(listIn(scope, { site: (actor) => walletKeys.figures(actor, account, currency, year) }), {
        from,
        to,
      }),
    ),
  );
  return found.flat();
}
