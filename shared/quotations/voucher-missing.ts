import type { SharingBasis, TransferType } from '../destination/rates/sharing.ts';

/** A drive of a line, as far as a voucher asks for it. */
interface Leg {
  date: string;
  time: string;
  pickupLocation: string;
  dropLocation: string;
  sharingType: string;
}
interface Driven {
  transferType?: TransferType | null | undefined;
  sharingBasis?: SharingBasis | null | undefined;
  pickupTransfer?: Leg | null | undefined;
  dropTransfer?: Leg | null | undefined;
}
interface Base {
  id: string;
  day?: number | undefined;
}

/** A quotation as far as its voucher asks for it; days are empty where a line has none. */
export interface VoucherAsked {
  accomodations: readonly (Base & Driven & { name: string; checkinDate?: string | undefined })[];
  activities: readonly (Base &
    Driven & { activityName: string; tourOptionName: string; startDate?: string | undefined })[];
  miscellaneous: readonly (Base & { name?: string | undefined; startDate?: string | undefined })[];
}

/** What a voucher lacks, and the line that it is missing from. */
export interface Missing {
  lineId: string;
  /** What the line is called. */
  title: string;
  message: string;
}

export const NO_ITINERARY = 'Please select atleast one itinerary';

/** Whether a drive is private or shared: as it says itself, or as its line's basis has that way; empty for neither. */
export function sharingOfLeg(
  leg: Pick<Leg, 'sharingType'>,
  end: 'pickup' | 'drop',
  basis: SharingBasis | null | undefined,
) {
  if (leg.sharingType === 'SIC' || leg.sharingType === 'PVT') return leg.sharingType;
  if (!basis) return '';
  if (basis === 'SIC' || basis === 'PVT') return basis;
  return basis.includes(`${end.toUpperCase()}_PVT`) ? 'PVT' : 'SIC';
}

/** The specification's words, by what the drive is of. */
const without = {
  activity: { pickup: 'Please add pickup transfer for activity', either: 'Please add transfer for activity' },
  accomodation: {
    pickup: 'Please add pickup transfer for accomodation',
    either: 'Please add transfer for accomodation',
  },
} as const;

/** What a drive must say: its date may be its line's. */
function lacksOf(leg: Leg, end: 'pickup' | 'drop', line: Driven, day: string): string[] {
  return [
    ...(sharingOfLeg(leg, end, line.sharingBasis) ? [] : ['sharing type']),
    ...(leg.date || day ? [] : ['date']),
    ...(leg.time ? [] : ['time']),
    ...(leg.pickupLocation ? [] : ['pickup location']),
    ...(leg.dropLocation ? [] : ['drop location']),
  ];
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function ofDrives(line: Base & Driven, title: string, of: 'activity' | 'accomodation', day: string): Missing[] {
  const { id: lineId, transferType, pickupTransfer, dropTransfer } = line;
  const says = (message: string): Missing => ({ lineId, title, message });
  if (transferType === 'oneway' && !pickupTransfer) return [says(without[of].pickup)];
  if (transferType === 'return' && !(pickupTransfer && dropTransfer)) return [says(without[of].either)];
  const missing: Missing[] = [];
  const legs = [
    ['pickup', pickupTransfer],
    ['drop', transferType === 'return' ? dropTransfer : undefined],
  ] as const;
  for (const [end, leg] of transferType ? legs : []) {
    const lacks = leg ? lacksOf(leg, end, line, day) : [];
    if (lacks.length) missing.push(says(`Please enter the ${listed(lacks)} of the ${end} transfer.`));
  }
  return missing;
}

/**
 * What a quotation lacks to be vouchered, line by line in the specification's words; empty where nothing is missing. The
 * browser says the same before anybody presses.
 */
export function missingForVoucher({ accomodations, activities, miscellaneous }: VoucherAsked): Missing[] {
  if (accomodations.length + activities.length + miscellaneous.length === 0)
    return [{ lineId: '', title: '', message: NO_ITINERARY }];
  return [
    ...activities.flatMap((line) => {
      const title = line.tourOptionName ? `${line.activityName}: ${line.tourOptionName}` : line.activityName;
      return [
        ...(line.startDate ? [] : [{ lineId: line.id, title, message: 'Please select start date for all activities' }]),
        ...ofDrives(line, title, 'activity', line.startDate ?? ''),
      ];
    }),
    ...miscellaneous.flatMap((line) =>
      line.startDate
        ? []
        : [{ lineId: line.id, title: line.name ?? '', message: 'Please select start date for all miscellaneous' }],
    ),
    ...accomodations.flatMap((line) => [
      ...(line.checkinDate ? [] : [{ lineId: line.id, title: line.name, message: 'Please choose the check-in date.' }]),
      ...ofDrives(line, line.name, 'accomodation', line.checkinDate ?? ''),
    ]),
  ];
}
