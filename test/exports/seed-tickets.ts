import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { JobActor } from '#functions/actor.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import type { BookingCard } from '#shared/bookings/model.ts';
import { instant, MINUTE } from '#shared/time.ts';

const AT_ONCE = 25;
const LANES = 8;
const BEGAN = Date.parse('2026-10-01T00:00:00Z');

/** The nth of many bookings, from 0; a minute apart. */
export const seededCard = (nth: number): BookingCard => ({
  bookingId: `SEEDED${String(nth).padStart(8, '0')}`,
  pnr: `P${String(nth).padStart(5, '0')}`,
  statusId: nth % 10 === 3 ? 4 : 3,
  createdAt: instant(BEGAN + nth * MINUTE),
  travelAt: `2027-0${1 + (nth % 9)}-1${nth % 10}T0${nth % 10}:35`,
  currency: 'INR',
  amount: 450_000 + nth,
  airlines: ['6E'],
  sectors: ['DEL-BOM'],
  isInternational: nth % 4 === 0,
  passengers: [`SHARMA${nth}/ANANYA`],
  paxTypes: [1],
  ticketNumbers: [`312-24196${String(nth).padStart(5, '0')}`],
  contact: { email: `ananya${nth}@example.com`, phone: '+91 9810012345' },
  flights: ['6E 203'],
  createdBy: { email: 'desk@sarathi.example', userType: 'staff' },
});

/** Many bookings of a site at once: their places in its lists, which is all that lists read. */
export async function seedTickets(
  job: JobActor,
  count: number,
  different: (nth: number) => Partial<BookingCard> = () => ({}),
): Promise<void> {
  const rowOf = (nth: number) => {
    const card = { ...seededCard(nth), ...different(nth) };
    const { pk, sk } = keys.booking(job, card.bookingId);
    return {
      pk,
      sk,
      ...entry(keys.bookingsByDate(job), card.createdAt),
      ...entry(keys.bookingsByTravel(job), card.travelAt),
      card: JSON.stringify(card),
    };
  };
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const first = next;
      next = Math.min(count, next + AT_ONCE);
      const rows = Array.from({ length: next - first }, (_, at) => ({ PutRequest: { Item: rowOf(first + at) } }));
      await tableClient().send(new BatchWriteCommand({ RequestItems: { [tableName()]: rows } }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
