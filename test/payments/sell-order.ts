import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import type { PassengerSecrets } from '#functions/bookings/model.ts';
import {
  type BookingDraft,
  draftBookingWrites,
  passengerSecretsWrites,
  secretsName,
} from '#functions/bookings/writes.ts';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { signOrder } from '#functions/payments/sandbox-gateway/signing.ts';
import { changeSandboxOrderWrites, createSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readOrder } from '#functions/payments/store.ts';
import { createOrderWrites, paymentSettingsWrites, startPaymentWrites } from '#functions/payments/writes.ts';
import { clock } from '#functions/clock.ts';
import type { JobActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import type { NetOffer, SearchQuery, Segment } from '#shared/flights/model.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { crowd, crowdSecrets } from '#test/fixtures/crowd.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';

export const TOTAL = 100_000;
const COST = 92_000;

const segment: Segment = {
  tripIndicator: 1,
  airlineCode: '6E',
  airlineName: 'IndiGo',
  flightNumber: '201',
  fareClass: 'Y',
  cabin: 'Economy',
  originAirportCode: 'DEL',
  originAirportName: 'Indira Gandhi',
  originCityName: 'Delhi',
  originTerminal: '1',
  originZone: 'Asia/Kolkata',
  destinationAirportCode: 'BOM',
  destinationAirportName: 'Chhatrapati Shivaji',
  destinationCityName: 'Mumbai',
  destinationCityCode: 'BOM',
  destinationTerminal: '2',
  destinationZone: 'Asia/Kolkata',
  departureTime: '2026-12-20T06:00',
  arrivalTime: '2026-12-20T08:10',
  durationMinutes: 130,
  flightStatus: 'Confirmed',
  airlinePnr: '',
  baggage: '15 KG',
  cabinBaggage: '7 KG',
  operatingCarrier: '',
  stopPoint: '',
  stopPointArrivalTime: '',
  stopPointDepartureTime: '',
};
const query: SearchQuery = {
  JourneyType: 1,
  returnType: 2,
  segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2026-12-20' }],
  adultCount: 1,
  childCount: 0,
  infantCount: 0,
  cabin: 'Economy',
  directOnly: false,
};
const offer = (isLCC: boolean, flown: Segment): NetOffer => ({
  resultIndex: 'R1',
  source: 'sandbox-gds',
  segments: [flown],
  isLCC,
  isRefundable: true,
  isLCCSpecialReturn: false,
  pairKey: '',
  currency: 'INR',
  fares: [],
  commission: 2_000,
  family: { name: 'Saver', changeFee: '', cancelFee: '', meal: '', seatsLeft: 9 },
  flightsKey: 'F',
  requires: { passport: false, pan: false, dateOfBirth: false },
  supplierRef: 'REF',
});
export const secrets: PassengerSecrets = {
  dateOfBirth: '1990-01-02',
  passportNo: 'Z9876543',
  passportIssueDate: '',
  passportExpiry: '',
  passportIssueCountryCode: '',
  pan: 'ABCDE1234F',
};

let flights = 0;
/** Every sale is of a flight of its own: the passenger is the same, and nobody is booked twice on one unasked. */
const anotherFlight = (): string => String(1000 + (flights += 1));

function draftOf(bookingId: string, orderId: string, isLcc: boolean, flightNumber: string): BookingDraft {
  const flown = { ...segment, flightNumber };
  const fare = {
    currency: 'INR',
    fareDetails: [],
    publishedPrice: 94_000,
    totalFare: TOTAL,
    markup: 5_000,
    gstOnMarkup: 900,
    tds: 100,
    discount: 0,
    totalPayable: TOTAL,
    totalPayableAmt: TOTAL,
    commissionEarned: 0,
    baggagePrice: 0,
    mealPrice: 0,
    isPriceChanged: false,
    resultIndex: 'R1',
    lines: [],
  };
  return {
    bookingId,
    orderId,
    isInternational: false,
    source: 'sandbox-gds',
    query,
    offer: offer(isLcc, flown),
    segments: [flown],
    fare,
    fareRules: [],
    isLcc,
    isLCCSpecialReturn: false,
    passengers: [
      {
        title: 'Mr',
        firstName: 'Arun',
        lastName: 'Nair',
        paxType: 1,
        gender: 1,
        email: 'arun@example.com',
        phoneCode: '+91',
        mobileNo: '9810000000',
        addressLine1: '',
        city: 'Kochi',
        countryCode: 'IN',
        nationality: 'IN',
        baggage: [],
        meals: [],
      },
    ],
  };
}

/** The same flight on so many days, one after the other. */
const onDays = (first: Segment, days: number): Segment[] =>
  Array.from({ length: days }, (_, at) => ({
    ...first,
    departureTime: first.departureTime.replace('-20T', `-${20 + at}T`),
    arrivalTime: first.arrivalTime.replace('-20T', `-${20 + at}T`),
  }));

export interface Sold {
  orderId: string;
  bookingId: string;
  expiresAt: number;
}

/**
 * An order as setFlightDetails leaves it: awaiting payment, with its draft and the passengers' secrets. `crowdOf`: so
 * many passengers, of five words each. `days`: a flight on each of so many days.
 */
export async function sellOrder(
  user: TestUser,
  {
    isLcc = true,
    amount = TOTAL,
    cost = COST,
    flightNumber = anotherFlight(),
    crowdOf = 0,
    days = 1,
  }: { isLcc?: boolean; amount?: number; cost?: number; flightNumber?: string; crowdOf?: number; days?: number } = {},
): Promise<Sold> {
  const [orderId, bookingId, expiresAt] = [randomId(), randomId(), paymentDeadline()];
  const sealed = await encryptPersonal(
    secretsName(user.actor, bookingId),
    crowdOf ? crowdSecrets.slice(0, crowdOf) : [secrets],
  );
  const draft = draftOf(bookingId, orderId, isLcc, flightNumber);
  const flown = {
    ...draft,
    segments: onDays(draft.segments[0]!, days),
    ...(crowdOf && { passengers: crowd.slice(0, crowdOf) }),
  };
  const order = {
    orderId,
    serviceName: 'flight' as const,
    subject: bookingId,
    amount,
    currency: 'INR',
    costs: [{ site: user.site, to: 'supplier:sandbox-gds', minor: cost }],
    expiresAt,
    traceId: 'T',
    redirectTo: '/flight/ticketQueue',
    remark: 'DEL-BOM',
  };
  const done = await commit(user.actor, [
    ...createOrderWrites(user.actor, order),
    ...draftBookingWrites(user.actor, flown),
    ...passengerSecretsWrites(user.actor, bookingId, sealed),
  ]);
  if (!done.ok) throw new Error(`the order was not made: ${done.code}`);
  return { orderId, bookingId, expiresAt };
}

/** The site takes payments by the sandbox gateway. */
export const openGateway = (job: JobActor) =>
  commit(
    job,
    paymentSettingsWrites(job, {
      gateways: [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: job.site }],
      bankDetails: [],
    }),
  );

export const gatewayOrderOf = ({ orderId }: Pick<Sold, 'orderId'>): string => `${orderId}-1`;

/** The customer pays on the sandbox gateway's page; nobody here has heard of it yet. */
export async function payAtGateway(
  job: JobActor,
  sold: Pick<Sold, 'orderId' | 'expiresAt'>,
  minor = TOTAL,
): Promise<void> {
  const gatewayOrderId = gatewayOrderOf(sold);
  const asked = {
    gatewayOrderId,
    minor,
    currency: 'INR',
    description: '',
    returnUrl: '',
    expiresAt: sold.expiresAt,
    payments: [],
    refunds: [],
    version: 0,
  };
  const begun = { ...asked, signature: await signOrder(job, asked) };
  await commit(job, createSandboxOrderWrites(begun));
  await commit(
    job,
    changeSandboxOrderWrites(begun, {
      payments: [{ paymentId: `${gatewayOrderId}.1`, outcome: 'SUCCEEDED', confirmsAt: clock.now() }],
    }),
  );
  const order = (await readOrder(job, sold.orderId)) as { value: OrderItem };
  await commit(
    job,
    startPaymentWrites(job, order.value, undefined, {
      gateway: 'sandbox',
      account: 'ours',
      gatewayOrderId,
      paymentUrl: '',
      startedAt: instant(clock.now()),
    }),
  );
}

/** Money in a user's wallet, from the bank. */
export async function fillWallet(
  world: Pick<World, 'job'>,
  user: TestUser,
  minor: number,
  currency = 'INR',
): Promise<void> {
  const job = world.job(user.site);
  const wallet = await readWallet(job, user.actor.owner, currency);
  const done = await commit(
    job,
    creditWrites(job, { wallet, minor, against: 'bank', reference: instant(0), remark: 'opening' }),
  );
  if (!done.ok) throw new Error(done.code);
}
