import { type Actor, actorName, type UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { RequestOf } from '#shared/contract.ts';
import type { saveKart } from '#shared/quotations/save-kart.ts';
import { USUAL_AFTER_LANDING } from '#shared/site/parts/trips.ts';
import { dayIn, daysBetween, instant } from '#shared/time.ts';
import { type KartItem, type Line, type LineKind, lineKinds } from './model.ts';
import { isRatedAlike, isStillSold, kartFacts, masterOf, withFacts } from './price-line.ts';
import { behindFlights } from './voucher/follow.ts';

type Request = RequestOf<typeof saveKart>;
type Errors = Record<string, string>;
const REQUIRED = 'This is required field.';

/** What a line that is made must say, by its kind. */
const required: { readonly [K in LineKind]: readonly string[] } = {
  accomodations: ['accomodationId', 'noOfNights', 'numberOfRooms'],
  activities: ['activityId', 'tourOptionId'],
  miscellaneous: ['name', 'price'],
  flights: ['airlineCode', 'flightNo', 'origin', 'destination'],
};
const dateFields = {
  accomodations: 'checkinDate',
  activities: 'startDate',
  miscellaneous: 'startDate',
  flights: 'depDate',
} as const;

/** Names of amounts of a line, none of which is below zero. */
const isAmount = (name: string): boolean => /[pP]rice$/.test(name);
export const NOT_BELOW_ZERO = 'Please enter an amount of zero or more.';
/** Minor units; as much as any amount of the wire may be. */
export const MOST_AMOUNT = 99_999_999_900;
export const isWrongAmount = (value: unknown): boolean =>
  typeof value === 'number' && (value < 0 || value > MOST_AMOUNT);

/** Lines as they are to be, and those of them that changed; or what is wrong, at its field; or lines that moved on meanwhile. */
export type Applied =
  | { ok: true; lines: Line[]; changed: ReadonlySet<string> }
  | { ok: false; errors: Errors }
  | { ok: false; overtaken: true };

/**
 * What is sent of lines laid over what stands: a line is named by its id, what is left out of one stays, and lines that are
 * not named stay as they are. A line that names an older version than stands is not overwritten.
 */
export async function applyLines(
  actor: UserActor,
  head: KartItem,
  before: readonly Line[],
  request: Request,
): Promise<Applied> {
  const errors: Errors = {};
  const lines = new Map(before.map((line) => [line.id, line]));
  const changed = new Set<string>();
  const stamp = { by: actorName(actor), at: instant(clock.now()) };
  const facts = kartFacts(actor);
  for (const kind of lineKinds)
    for (const [at, sent] of (request[kind] ?? []).entries()) {
      const { id, version, day, place, ...given } = sent;
      const stands = lines.get(id);
      const wrong = Object.keys(errors).length;
      const field = (name: string) => `${kind}.${at}.${name}`;
      if (stands && stands.kind !== kind) errors[field('id')] = 'This line is of another kind.';
      // One that was taken out meanwhile is not made anew by who still has it.
      if (version !== undefined && stands?.version !== version) return { ok: false, overtaken: true };
      for (const [name, value] of Object.entries(given))
        if (isAmount(name) && isWrongAmount(value)) errors[field(name)] = NOT_BELOW_ZERO;
      const fields = { ...stands?.fields, ...given };
      if (!stands)
        for (const name of required[kind]) {
          const value: unknown = Reflect.get(fields, name);
          if (value === undefined || value === null || value === '') errors[field(name)] ??= REQUIRED;
        }
      const typed: unknown = Reflect.get(given, dateFields[kind]);
      let onDay = day ?? stands?.day ?? 0;
      if (typeof typed === 'string' && typed && kind !== 'flights') {
        onDay = daysBetween(head.arrivalDate, typed) + 1;
        if (onDay < 1 || onDay > head.noOfDays) errors[field(dateFields[kind])] = 'Please choose a day of the trip.';
      }
      if (onDay > head.noOfDays) errors[field('day')] = 'Please choose a day of the trip.';
      if ('transferType' in fields && fields.transferType && !fields.sharingBasis)
        errors[field('sharingBasis')] =
          kind === 'activities'
            ? 'Please select sharing basis for activity'
            : 'Please select sharing basis for accomodation';
      const tied = 'pickupTransfer' in given ? given.pickupTransfer?.flightId : undefined;
      if (tied && !isLanding(tied, before, request)) errors[field('pickupTransfer.flightId')] = NO_LANDING;
      if (Object.keys(errors).length > wrong) continue;
      const line = {
        ...{ kind, id, fields },
        version: (stands?.version ?? 0) + 1,
        day: onDay,
        place: place ?? stands?.place ?? lines.size,
        name: stands?.name ?? '',
        optionName: stands?.optionName ?? '',
        ...(stands?.rate && { rate: stands.rate }),
        ...stamp,
      } as Line;
      const isOfNew = !stands || masterOf(stands) !== masterOf(line);
      const isAlike = isRatedAlike(stands, line);
      const isSold = isAlike || (await isStillSold(line, facts));
      const whole = isSold && !isAlike && (await withFacts(actor, head, line, facts));
      if (!isSold && isOfNew)
        errors[field(kind === 'activities' ? 'tourOptionId' : 'accomodationId')] = 'This is not sold any more.';
      else {
        // What was sold once stays at its price, whatever became of it in the catalogue.
        lines.set(id, whole || line);
        changed.add(id);
      }
    }
  if (Object.keys(errors).length) return { ok: false, errors };
  for (const line of behindFlights(head, [...lines.values()], actor.head.pickupAfterLanding ?? USUAL_AFTER_LANDING)) {
    const isChanged = changed.has(line.id);
    lines.set(line.id, isChanged ? line : { ...line, version: line.version + 1, ...stamp });
    changed.add(line.id);
  }
  return { ok: true, lines: [...lines.values()], changed };
}

const NO_LANDING = 'Please choose a flight of this quotation that has an arrival time.';

/** Whether a flight of this id is among the lines, with a time at which it lands, as it stands or as it is sent. */
const isLanding = (id: string, before: readonly Line[], { flights = [] }: Request): boolean => {
  const sent = flights.find((one) => one.id === id)?.arrTime;
  const stands = before.find((one) => one.id === id);
  return Boolean(sent ?? (stands?.kind === 'flights' && stands.fields.arrTime));
};

/** The site's day now. */
export const today = (actor: Actor): string => dayIn(actor.head.zone, clock.now());
