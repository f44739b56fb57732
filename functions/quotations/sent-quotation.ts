import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Actor } from '#functions/actor.ts';
import { readSite } from '#functions/site/store.ts';
import { lineAmount } from '#shared/quotations/sums.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { Kart, Line, SentQuotation } from './model.ts';
import { summed } from './show-kart.ts';
import { tripOf } from './trip-of.ts';

const kinds = {
  accomodations: 'accomodation',
  activities: 'activity',
  miscellaneous: 'miscellaneous',
  flights: 'flight',
} as const;

const nights = (count: number | undefined): string => (count === 1 ? '1 night' : `${count ?? 1} nights`);

function titleOf(line: Line): { title: string; note: string } {
  switch (line.kind) {
    case 'accomodations':
      return { title: line.name, note: nights(line.fields.noOfNights) };
    case 'activities':
      return { title: line.name, note: [line.optionName, line.fields.remarks].filter(Boolean).join('. ') };
    case 'miscellaneous':
      return { title: line.fields.name ?? '', note: line.fields.description ?? '' };
    case 'flights': {
      const { airlineCode = '', flightNo = '', origin = '', destination = '', description = '' } = line.fields;
      return { title: `${airlineCode} ${flightNo}, ${origin} to ${destination}`, note: description };
    }
  }
}

/** What a customer is sent of a quotation as it stands: copied whole, so that it never changes. */
export async function sentQuotation(actor: Actor, { head, lines }: Kart): Promise<SentQuotation> {
  const { feeTax } = siteTaxes(await readSite(actor));
  const charges = [
    { label: 'Service charge', amount: head.serviceCharge },
    { label: `${feeTax} on the service charge`, amount: head.gst },
    { label: 'Remittance charge', amount: head.remittanceCharge },
    { label: 'Discount', amount: -head.discount },
  ].filter(({ amount }) => amount !== 0);
  return {
    ...{ kartName: head.kartName, adults: head.adults, child: head.child, infant: head.infant },
    ...{ arrivalDate: head.arrivalDate, noOfDays: head.noOfDays, noOfNights: head.noOfNights },
    remark: head.remarkForCustomer,
    ...{ priceBreakup: head.priceBreakup, isAgentBranding: head.isAgentBranding, deposit: head.deposit },
    lines: linesSent(lines),
    charges,
    total: head.totalPrice,
  };
}

const linesSent = (lines: readonly Line[]): SentQuotation['lines'] =>
  lines
    .toSorted((one, other) => one.day - other.day || one.place - other.place)
    .map((line) => ({
      id: line.id,
      kind: kinds[line.kind],
      day: line.day,
      time: ('depTime' in line.fields && line.fields.depTime) || line.fields.time || '',
      ...titleOf(line),
      price: lineAmount(summed(line)),
      isByCustomer: 'bookedByCustomer' in line.fields && line.fields.bookedByCustomer === true,
    }));

/** Tells what a customer would be sent of a quotation from what they would be sent of it otherwise. */
export function markOfSent({ head, lines }: Kart): string {
  const { kartName, adults, child, infant, arrivalDate, noOfDays, noOfNights, remarkForCustomer, priceBreakup } = head;
  const { isAgentBranding, deposit, serviceCharge, gst, remittanceCharge, discount, totalPrice } = head;
  const trip = [kartName, adults, child, infant, arrivalDate, noOfDays, noOfNights, remarkForCustomer, priceBreakup];
  const price = [isAgentBranding, deposit, serviceCharge, gst, remittanceCharge, discount, totalPrice];
  const text = JSON.stringify([...trip, ...price, linesSent(lines)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

const pack = (what: object): string => gzipSync(JSON.stringify(what)).toString('base64');
const unpack = (packed: string): unknown => JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString());

export const packQuotation = (sent: SentQuotation): string => pack(sent);

export const unpackQuotation = (packed: string): SentQuotation => unpack(packed) as SentQuotation;

/** What the builder had when a version was sent. */
interface Kept {
  trip: ReturnType<typeof tripOf>;
  lines: Line[];
}

export const packKept = ({ head, lines }: Kart): string => pack({ trip: tripOf(head), lines } satisfies Kept);

export const unpackKept = (packed: string): Kept => unpack(packed) as Kept;
