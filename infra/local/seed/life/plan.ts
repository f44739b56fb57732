import type { UserType } from '#shared/users/types.ts';
import { addDays, DAY, dayIn, HOUR, MINUTE } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { demoAccounts } from '../accounts.ts';
import type { DemoSite } from '../sites.ts';
import { TRANSFER_PARTS } from '../destination/transfers.ts';
import { applicantsOf, castOf, type Member, type Traveller } from './cast.ts';
import { between, pick } from './draw.ts';
import { type Fate, fatesOf } from './fates.ts';
import { type PaidIn, paidInOf } from './paid-in.ts';
import { type Region, regions } from './regions.ts';
import { type Trip, tripOf } from './trips.ts';

/** How much happens at a site. */
export interface LifeSize {
  members: number;
  bookings: number;
  /** Searches that lead to nothing. */
  looks: number;
  /** Activities of the catalogue of a site with a destination desk; left out, it has no catalogue. */
  activities?: number;
}
export const usualSize: LifeSize = { members: 42, bookings: 60, looks: 36, activities: 40 };

export interface Sale {
  /** Tells the site's sales apart; what is drawn for one hangs on it. */
  nth: number;
  email: string;
  userType: UserType;
  trip: Trip;
  fate: Fate;
  /** Who travels first: retail customers fly themselves. */
  lead?: Traveller;
}

/** One thing that happens, at an instant (ms since 1970). */
export type Step = { at: number } & (
  | { does: 'joins'; member: Member }
  | { does: 'savesTravellers'; email: string }
  | { does: 'isCredited'; email: string; amount: number; reference: string }
  /** `email` empty: by a visitor. */
  | { does: 'looks'; nth: number; email: string; trip: Trip }
  | { does: 'books'; sale: Sale }
  /** Leaves the order unpaid that a newer one of the next step takes the place of. */
  | { does: 'orders'; sale: Sale }
  | PaidIn
  | { does: 'isBlocked'; email: string }
  /** Staff see to agents who register, who wait for them from then on. */
  | { does: 'asksForApproval' }
  | { does: 'registers'; member: Member }
  | { does: 'isApproved'; email: string }
  /** Parts of the destination desk's catalogue; of an activity its number, with rates from this year on. */
  | { does: 'keepsMasters' }
  | { does: 'keepsTransfers'; part: number }
  | { does: 'keepsActivity'; nth: number; year: number }
);

/** How long ago the first joined, and the first booked. */
const FOUNDED = 70 * DAY;
const FIRST_SALE = 42 * DAY;
/** The demo site whose staff approve agents who register. */
const APPROVING = 'lantern';

/** Raised when the same site and size would be planned otherwise: a life half arrived by an older plan is left as it is. */
export const PLAN = 4;

/** When a demo site that has a life was founded, ms since 1970. */
export const foundedAt = (now: number): number => now - FOUNDED - DAY;

/** What happens at a site up to `now` (ms since 1970), in the order in which it is carried out. */
export function planOf(site: DemoSite, now: number, size: LifeSize): Step[] {
  const name = site.head.site;
  const region = regions[name]!;
  const members = castOf(name, region, size.members, now - FOUNDED, now - 2 * DAY);
  const own = demoAccounts.filter((account) => account.site === name && account.userType !== 'staff');
  const ownEmails = new Set(own.map(({ email }) => email));
  const people: Buyer[] = [
    ...own.map(({ email, userType, firstName, lastName }) => ({
      email,
      userType,
      at: 0,
      weight: userType === 'travelAgent' ? 7 : 4,
      traveller: { firstName, lastName, gender: userType === 'retail' ? (2 as const) : (1 as const) },
    })),
    ...members
      .filter(({ isVerified, maySearch, userType }) => isVerified && maySearch && userType !== 'staff')
      .map(({ email, userType, at, ...traveller }) => ({ email, userType, at, weight: 1, traveller })),
  ];
  const wallets = people.filter(hasWallet).map(({ email }) => email);
  const dealings = [...salesOf(site, people, now, size.bookings), ...paidInOf(name, region, wallets, now)].toSorted(
    (a, b) => a.at - b.at,
  );
  const isOwn = (step: Dealing) => ownEmails.has(whoDeals(step));
  return [
    ...catalogueOf(site, now, size.activities ?? 0),
    ...members.map((member): Step => ({ at: member.at, does: 'joins', member })).toSorted((a, b) => a.at - b.at),
    ...own.map(({ email }): Step => ({ at: now - 50 * DAY, does: 'savesTravellers', email })),
    ...depositsOf(name, region, people, now),
    // Those first whose accounts a newcomer signs in to: their wallets grow in order, whatever is done with them then.
    ...dealings.filter(isOwn),
    ...people
      .filter((buyer) => hasWallet(buyer) && ownEmails.has(buyer.email))
      .map(({ email }, nth): Step => ({
        at: now - 30 * MINUTE,
        does: 'isCredited',
        email,
        amount: region.deposit * 10,
        reference: `${region.transfer}${between(100_000, 999_999, name, 'latest', email)}N${nth}`,
      })),
    ...dealings.filter((step) => !isOwn(step)),
    ...approvalsOf(name, region, members, now),
    ...looksOf(site, people, now, size.looks),
    ...members
      .filter(({ isBlocked }) => isBlocked)
      .map(({ email }, nth): Step => ({ at: now - DAY - nth * 7 * HOUR, does: 'isBlocked', email })),
  ];
}

/** What moves somebody's money. */
type Dealing = Extract<Step, { does: 'books' | 'orders' | 'topsUp' | 'sendsTransfer' }>;

const whoDeals = (step: Dealing): string =>
  step.does === 'topsUp' ? step.topUp.email : step.does === 'sendsTransfer' ? step.transfer.email : step.sale.email;

/** At the one demo site that approves its agents: three register, and the first is approved. */
function approvalsOf(name: string, region: Region, members: readonly Member[], now: number): Step[] {
  if (name !== APPROVING) return [];
  const applicants = applicantsOf(name, region, members, now - 9 * DAY, now - DAY);
  return [
    { at: now - 10 * DAY, does: 'asksForApproval' },
    ...applicants.map((member): Step => ({ at: member.at, does: 'registers', member })),
    { at: applicants[0]!.at + DAY, does: 'isApproved', email: applicants[0]!.email },
  ];
}

interface Buyer {
  email: string;
  userType: UserType;
  /** When they joined, ms since 1970. */
  at: number;
  weight: number;
  traveller: Traveller;
}

const hasWallet = ({ userType }: Buyer) => userType === 'travelAgent' || userType === 'corporate';

/** What the desk keeps, before anybody comes. */
function catalogueOf({ head }: DemoSite, now: number, activities: number): Step[] {
  if (!activities || !head.modules.includes('Dmc')) return [];
  const at = now - FOUNDED;
  const year = Number(dayIn(head.zone, now).slice(0, 4));
  return [
    { at, does: 'keepsMasters' },
    ...Array.from({ length: TRANSFER_PARTS }, (_, part): Step => ({
      at: at + HOUR + part * 10 * MINUTE,
      does: 'keepsTransfers',
      part,
    })),
    ...Array.from({ length: activities }, (_, nth): Step => ({
      at: at + (2 + nth) * HOUR,
      does: 'keepsActivity',
      nth,
      year,
    })),
  ];
}

/** What companies paid in when they joined. */
const depositsOf = (name: string, region: Region, people: readonly Buyer[], now: number): Step[] =>
  people
    .filter(hasWallet)
    .map(({ email, at }, nth): Step => ({
      at: Math.max(at, now - 45 * DAY) + 3 * HOUR,
      does: 'isCredited',
      email,
      amount: region.deposit * between(3, 8, name, 'deposit', email),
      reference: `${region.transfer}${between(100_000, 999_999, name, 'bank', email)}${nth}`,
    }))
    .toSorted((a, b) => a.at - b.at);

function buyerOf(
  people: readonly Buyer[],
  at: number,
  wants: (buyer: Buyer) => boolean,
  ...parts: (string | number)[]
) {
  const able = people.filter((buyer) => buyer.at < at - DAY && wants(buyer));
  return pick(
    able.flatMap((buyer) => Array.from({ length: buyer.weight }, () => buyer)),
    ...parts,
  );
}

/** At an hour when people are awake, `daysAgo` before `now`, in the site's zone. */
function hourOf(zone: string, now: number, daysAgo: number, ...parts: (string | number)[]): number {
  const day = addDays(dayIn(zone, now), -Math.floor(daysAgo));
  const hour = String(between(8, 20, 'hour', ...parts)).padStart(2, '0');
  const minute = String(between(0, 59, 'minute', ...parts)).padStart(2, '0');
  return localToMs(`${day}T${hour}:${minute}`, zone);
}

function salesOf(site: DemoSite, people: readonly Buyer[], now: number, count: number): Dealing[] {
  const { head } = site;
  const fates = fatesOf(count);
  return Array.from({ length: count }, (_, nth): Dealing[] => {
    const fate = fates[nth]!;
    const left = count - 1 - nth;
    // The newest are of today; the others are spread over the weeks.
    const at =
      left < 4
        ? now - (left + 1) * 70 * MINUTE
        : Math.min(hourOf(head.zone, now, (FIRST_SALE / DAY) * (left / count), head.site, nth), now - 6 * HOUR);
    const isPrivate = fate.paysBy === 'gateway';
    const buyer = buyerOf(
      people,
      at,
      (one) => (isPrivate ? one.userType === 'retail' : fate.paysBy !== 'wallet' || hasWallet(one)),
      head.site,
      'buyer',
      nth,
    );
    const drawn = tripOf(site, at, now, [head.site, 'trip', nth], buyer.userType);
    // Lists go by the first passenger: a name that suppliers fail at is a companion's.
    const trip = fate.lastName ? { ...drawn, adults: Math.max(2, drawn.adults) } : drawn;
    const { email, userType, traveller } = buyer;
    const sale: Sale = { nth, email, userType, trip, fate, ...(userType === 'retail' && { lead: traveller }) };
    return fate.name === 'superseded'
      ? [
          { at: at - 6 * MINUTE, does: 'orders', sale },
          { at, does: 'books', sale },
        ]
      : [{ at, does: 'books', sale }];
  }).flat();
}

/**
 * Searches that led to nothing: customers' over ten weeks, which their look-to-book counts show, and visitors' of the
 * last hours out of the home airport, whose fares the calendar shows.
 */
function looksOf(site: DemoSite, people: readonly Buyer[], now: number, count: number): Step[] {
  const { head, data } = site;
  const away = regions[head.site]!.routes.filter(([from]) => from === data.homeAirport).map(([, to]) => to);
  return Array.from({ length: count }, (_, nth): Step => {
    const parts = [head.site, 'look', nth];
    if (nth % 3 === 0) {
      const days = Math.floor(nth / 3);
      const trip = {
        origin: data.homeAirport,
        destination: away[days % 2]!,
        leaves: addDays(dayIn(head.zone, now), 2 + days),
        ...alone,
      };
      // Where only members see fares, an own agent looks.
      const email = head.lockMode ? people[0]!.email : '';
      return { at: now - between(20, 400, ...parts) * MINUTE, does: 'looks', nth, email, trip };
    }
    const at = Math.min(hourOf(head.zone, now, 65 * (1 - nth / count), ...parts), now - HOUR);
    const buyer = buyerOf(people, at, () => true, 'looker', ...parts);
    return {
      at,
      does: 'looks',
      nth,
      email: buyer.email,
      trip: tripOf(site, at, now, parts, buyer.userType),
    };
  });
}

const alone = { adults: 1, children: 0, infants: 0 };
