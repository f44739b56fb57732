import type { Actor, JobActor } from '#functions/actor.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { readGateways } from '#functions/payments/store.ts';
import { supplierSiteOf } from '#functions/site/linked-sources.ts';
import { readSuppliers } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { addDays, dayIn, daysBetween, HOUR } from '#shared/time.ts';
import type { DayFigure } from './model.ts';
import { readFiguresHead, sumOfDay, sumsOfMonth } from './store.ts';
import { figureWrites, rolledWrites } from './writes.ts';

/** Accounts that every site has. */
const always = [
  'clearing',
  'bank',
  'revenue:serviceFee',
  'revenue:convenienceFee',
  'revenue:cancellationFee',
  'revenue:retainedFee',
  'revenue:quotations',
  'revenue:activities',
  'supplierPayable:destination',
  'tax:gst',
  'tax:tds',
  'tax:input',
  'tax:due',
  'tax:tdsCredit',
  'commission',
  'outsideRefunds',
  'collectedOutside',
] as const;
/** A posting that was made before midnight stands in the table by then. */
const CLOSED_AFTER = HOUR;
/** How many months the first run looks back. */
const FIRST_LOOK = 13;
/** Days of one run that are summed one by one; what lies further back is summed by months. */
const BY_DAYS = 40;

/** The accounts that a site posts to: those it ever had, and those of its gateways and suppliers now. */
export async function houseAccounts(actor: Actor, known: readonly string[]): Promise<string[]> {
  const [gateways, suppliers] = await Promise.all([readGateways(actor), readSuppliers(actor)]);
  return [
    ...new Set([
      ...known,
      ...always,
      ...gateways.map(({ name }) => `gateway:${name}`),
      ...suppliers.map(
        (one) => `supplierPayable:${one.adapter === 'linked' ? `site:${supplierSiteOf(one)}` : one.name}`,
      ),
    ]),
  ];
}

/** The days of a span, and what they come to for an account: by their own entries, or of very many by months. */
async function figuresOf(actor: JobActor, account: string, first: string, last: string): Promise<DayFigure[]> {
  const scope = scopeOfJob(actor);
  const { currency } = actor.head;
  const count = daysBetween(first, last) + 1;
  if (count <= BY_DAYS) {
    const days = Array.from({ length: count }, (_, at) => addDays(first, at));
    return Promise.all(days.map((day) => sumOfDay(scope, account, currency, day)));
  }
  const found: DayFigure[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = addDays(`${month}-28`, 5).slice(0, 7))
    found.push(...(await sumsOfMonth(scope, account, currency, month)));
  return found.filter(({ day }) => day >= first && day <= last);
}

/** Writes of one commit. */
const AT_ONCE = 50;

/**
 * Rolls the closed days of a site's house accounts up, in the site's currency: a row for each day that had entries. A day
 * is closed an hour after its midnight. Safe to repeat and to overlap; answers the day that it is rolled to, undefined
 * where nothing was to be done or another run was first.
 */
export async function rollUp(actor: JobActor): Promise<string | undefined> {
  const { currency, zone } = actor.head;
  const head = await readFiguresHead(actor);
  const last = addDays(dayIn(zone, clock.now() - CLOSED_AFTER), -1);
  const first =
    head.rolledTo === undefined ? `${addDays(last, -30 * FIRST_LOOK).slice(0, 7)}-01` : addDays(head.rolledTo, 1);
  if (first > last) return undefined;
  const accounts = await houseAccounts(actor, head.accounts);
  for (const account of accounts) {
    const figures = await figuresOf(actor, account, first, last);
    const writes = figures.flatMap((figure) => figureWrites(actor, account, currency, figure));
    for (let at = 0; at < writes.length; at += AT_ONCE)
      if (!(await commit(actor, writes.slice(at, at + AT_ONCE))).ok) return undefined;
  }
  const done = await commit(actor, rolledWrites(actor, head, accounts, last));
  return done.ok ? last : undefined;
}
