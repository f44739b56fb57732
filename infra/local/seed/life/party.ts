import type { WireRequestOf } from '#shared/contract.ts';
import type { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import type { DemoSite } from '../sites.ts';
import { type Traveller, travellerOf } from './cast.ts';
import { between } from './draw.ts';
import type { Trip } from './trips.ts';
import { regions } from './regions.ts';

type Party = WireRequestOf<typeof setFlightDetails>['passengers'];
type Part = string | number;

/**
 * The passengers of a trip as `parts` draw them: a family has one name. `lastName` is the last adult's, and `lead` the
 * first of them, where given.
 */
export function partyOf(
  { head: { site } }: DemoSite,
  { adults, children, infants, leaves }: Pick<Trip, 'adults' | 'children' | 'infants' | 'leaves'>,
  parts: Part[],
  { lastName = '', lead }: { lastName?: string; lead?: Traveller } = {},
): Party {
  const region = regions[site]!;
  const family = (lead ?? travellerOf(region, site, ...parts)).lastName;
  const year = Number(leaves.slice(0, 4));
  const seen = new Set<string>();
  return Array.from({ length: adults + children + infants }, (_, at) => {
    const paxType = at < adults ? 1 : at < adults + children ? 2 : 3;
    const { firstName, gender } = newcomer(seen, (nth) =>
      at === 0 && lead ? lead : travellerOf(region, site, ...parts, at, nth),
    );
    const born =
      year - (paxType === 1 ? between(23, 61, ...parts, at) : paxType === 2 ? between(4, 9, ...parts, at) : 1);
    const isTheOne = lastName && at === adults - 1;
    return {
      title: paxType === 1 ? (gender === 2 ? 'Ms' : 'Mr') : gender === 2 ? 'Miss' : 'Mstr',
      firstName,
      lastName: isTheOne ? lastName : family,
      paxType,
      gender,
      // Whose first birthday is long past, and whose second is not yet.
      dateOfBirth: `${born}-${paxType === 3 ? leaves.slice(5, 8) : '03-'}${paxType === 3 ? '28' : String(between(10, 27, ...parts, at, 'day'))}`,
      nationality: region.nationality,
      passportNo: `Z${between(1_000_000, 9_999_999, ...parts, at, 'passport')}`,
      passportIssueDate: '',
      passportExpiry: `${year + 4}-06-30`,
      passportIssueCountryCode: region.nationality,
      // What Indian fares ask of every adult, wherever they live.
      ...(paxType === 1 && { pan: `ABCPE${between(1000, 9999, ...parts, at, 'pan')}F` }),
      ...(at === 0 && {
        email: `${firstName}.${family}@mail.example`.toLowerCase(),
        phoneCode: region.dialCode,
        mobileNo: region.mobile(between(1000, 9999, ...parts, 'mobile')),
      }),
    } as Party[number];
  });
}

/** The first that is drawn whose given name nobody of the party has yet. */
function newcomer(seen: Set<string>, draw: (nth: number) => ReturnType<typeof travellerOf>) {
  for (let nth = 0; ; nth++) {
    const drawn = draw(nth);
    if (seen.has(drawn.firstName)) continue;
    seen.add(drawn.firstName);
    return drawn;
  }
}
