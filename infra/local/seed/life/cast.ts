import type { UserType } from '#shared/users/types.ts';
import { HOUR } from '#shared/time.ts';
import { between, happens, pick } from './draw.ts';
import type { Region } from './regions.ts';

/** A customer or member of staff who joins a demo site. */
export interface Member {
  /** ms since 1970. */
  at: number;
  userType: UserType;
  firstName: string;
  lastName: string;
  /** 1 male, 2 female. */
  gender: 1 | 2;
  email: string;
  mobile: string;
  isVerified: boolean;
  isBlocked: boolean;
  /** False for one whom staff took the search from. */
  maySearch: boolean;
  /** Staff let them search without ever booking. */
  isSearchExempt: boolean;
  /** Markup group of the company, or of the person where there is none; empty: the site's default. */
  groupId: string;
  company?: { name: string; city: readonly [string, string, string]; gstNumber: string; panNumber: string };
  /** Whose company it is, by email, where a colleague founded it. */
  colleagueOf?: string;
}

/** What a passenger is drawn with. */
export type Traveller = Pick<Member, 'firstName' | 'lastName' | 'gender'>;

/** Of twelve who join: agents, now and then a colleague of the one before, retail customers, companies, staff. */
const JOINING = [
  'travelAgent',
  'retail',
  'travelAgent',
  'corporate',
  'retail',
  'colleague',
  'retail',
  'travelAgent',
  'retail',
  'travelAgent',
  'corporate',
  'staff',
] as const;

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** By Indian state, what its GST numbers begin with. */
const GST_STATE: Record<string, string> = { Kerala: '32', Karnataka: '29' };

/** Made-up tax numbers in the form that they have; a GST number is state, PAN, entity, Z, check. Empty outside India. */
function taxNumbersOf(site: string, region: Region, state: string, nth: number) {
  if (region.nationality !== 'IN') return { gstNumber: '', panNumber: '' };
  const panNumber = `AA${String.fromCharCode(65 + (nth % 26))}C${'ABCDEFGHJK'[between(0, 9, site, 'gst', nth)]}${between(1000, 9999, site, 'gst', nth, 1)}K`;
  return { gstNumber: `${GST_STATE[state]}${panNumber}1Z${nth % 10}`, panNumber };
}

/** The people of a site in the order they joined, from `from` to `to` (ms since 1970). */
export function castOf(site: string, region: Region, count: number, from: number, to: number): Member[] {
  const cast: Member[] = [];
  for (let nth = 0; nth < count; nth++)
    cast.push(memberOf(site, region, nth, cast, from + ((to - from) * nth) / count));
  return cast;
}

/** Numbers of the three who registered by themselves: agents, beyond those of any cast. */
const APPLICANTS = [48, 50, 55];

/** The agents who registered at a site and waited for its staff, the first at `from`, the last at `to` (ms since 1970). */
export const applicantsOf = (
  site: string,
  region: Region,
  cast: readonly Member[],
  from: number,
  to: number,
): Member[] =>
  APPLICANTS.map((number, nth) =>
    memberOf(site, region, number, cast, from + ((to - from) * nth) / (APPLICANTS.length - 1)),
  );

function memberOf(site: string, region: Region, nth: number, before: readonly Member[], begins: number): Member {
  const joins = JOINING[nth % JOINING.length]!;
  const earlier = before.findLast(({ userType }) => userType === 'travelAgent');
  const founder = joins === 'colleague' ? earlier : undefined;
  const userType = joins === 'colleague' ? 'travelAgent' : joins;
  const gender = happens(0.5, site, 'gender', nth) ? 2 : 1;
  const firstName = pick(gender === 2 ? region.women : region.men, site, 'first', nth);
  const lastName = pick(region.surnames, site, 'last', nth);
  const names = userType === 'travelAgent' ? region.agencies : region.companies;
  const already = before.filter((one) => one.userType === userType && !one.colleagueOf).length;
  const companyName = founder?.company?.name ?? names[already % names.length]!;
  const hasCompany = userType === 'travelAgent' || userType === 'corporate';
  const domain = hasCompany
    ? `${plain(companyName)}.example`
    : userType === 'staff'
      ? `${site}.example`
      : 'mail.example';
  const city = pick(region.cities, site, 'city', companyName);
  const isUnconfirmed = userType === 'retail' && nth % 12 === 8;
  return {
    at: Math.floor(begins + between(0, 20, site, 'joins', nth) * HOUR),
    userType,
    firstName,
    lastName,
    gender,
    email: `${plain(firstName)}.${plain(lastName)}${nth}@${domain}`,
    mobile: region.mobile(100 + nth),
    isVerified: !isUnconfirmed,
    isBlocked: nth % 18 === 6 || nth % 24 === 9,
    maySearch: nth % 18 !== 7,
    isSearchExempt: userType !== 'staff' && nth % 8 === 5,
    groupId: userType === 'corporate' ? 'CORPORATE' : hasCompany && happens(0.3, site, 'group', nth) ? 'PREMIUM' : '',
    ...(hasCompany && {
      company: {
        name: companyName,
        city,
        ...taxNumbersOf(site, region, city[1], nth),
      },
    }),
    ...(founder && { colleagueOf: founder.colleagueOf ?? founder.email }),
  };
}

/** Somebody of the region who travels: drawn by `parts`. */
export function travellerOf(region: Region, ...parts: (string | number)[]): Traveller {
  const gender = happens(0.5, 'gender', ...parts) ? 2 : 1;
  return {
    gender,
    firstName: pick(gender === 2 ? region.women : region.men, 'first', ...parts),
    lastName: pick(region.surnames, 'last', ...parts),
  };
}
