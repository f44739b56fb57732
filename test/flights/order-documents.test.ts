import { describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getPassengerDocuments } from '#shared/flights/get-passenger-documents.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { site, useOrdering } from './use-ordering.ts';

const { world, quote, order } = useOrdering();
const agent = () => world.user(site, 'travelAgent');

async function ordered(as = agent()) {
  const made = await order(as, await quote(as), 9924);
  return { orderId: made.result!.orderId, bookingId: made.result!.bookingId };
}
const documents = (as: TestUser, body: { orderId: string; inFull?: boolean }) =>
  callHttp({ site, call: getPassengerDocuments, as, body });

describe("an order's documents", () => {
  it('show the last four characters of a passport, and all of it when asked', async () => {
    const { orderId } = await ordered();
    const [masked, full] = await Promise.all([
      documents(agent(), { orderId }),
      documents(agent(), { orderId, inFull: true }),
    ]);
    expect(masked.result!.documents).toEqual([
      {
        firstName: 'Asha',
        lastName: 'Menon',
        dateOfBirth: '1990-05-01',
        passportNo: '••••4567',
        passportIssueDate: '',
        passportExpiry: '2031-01-01',
        passportIssueCountryCode: 'IN',
        nationality: 'IN',
      },
      expect.objectContaining({ dateOfBirth: '1988-01-09', passportNo: '••••4321' }),
    ]);
    expect(full.result!.documents!.map(({ passportNo }) => passportNo)).toEqual(['Z1234567', 'Z7654321']);
    expect(JSON.stringify(full.result)).not.toContain('pan');
  });

  it("are nobody else's, and noted when staff look", async () => {
    const { orderId, bookingId } = await ordered();
    const notes = async () =>
      (await queryAll(keys.bookingItems(agent().actor, bookingId), { consistent: true })).filter(
        ({ event }) => event === 'seeDocuments',
      );
    expect(await documents(world.user(site, 'corporate'), { orderId })).toMatchObject({ status: 404, result: null });
    expect(await notes()).toEqual([]);
    expect((await documents(world.user(site, 'staff'), { orderId })).result!.documents).toHaveLength(2);
    expect(await notes()).toHaveLength(1);
  });

  it('are opened in full by staff who typed them, and of others by those who may read passport data', async () => {
    const { orderId, bookingId } = await ordered();
    const [may, mayNot] = [await addClerk(world, { 'tickets.documents': true }), await addClerk(world, {})];
    expect(await documents(mayNot, { orderId, inFull: true })).toMatchObject({ errorCode: 'FORBIDDEN', result: null });
    const masked = await documents(mayNot, { orderId });
    expect(masked.result).toMatchObject({ mayOpen: false, documents: [{ passportNo: '••••4567' }, {}] });
    expect((await documents(may, { orderId })).result!.mayOpen).toBe(true);
    const numbers = ({ result }: Awaited<ReturnType<typeof documents>>) =>
      result!.documents!.map(({ passportNo }) => passportNo);
    expect(numbers(await documents(may, { orderId, inFull: true }))).toEqual(['Z1234567', 'Z7654321']);
    const read = await queryAll(keys.bookingItems(agent().actor, bookingId), { consistent: true });
    expect(read.filter(({ event }) => event === 'seeDocuments')).toHaveLength(3);

    const own = await ordered(mayNot);
    expect(numbers(await documents(mayNot, { orderId: own.orderId, inFull: true }))).toEqual(['Z1234567', 'Z7654321']);
  });
});

it('names the fare family to review and order page', async () => {
  const { orderId } = await ordered();
  const [details, shown] = await Promise.all([
    callHttp({ site, call: getFlightDetails, as: agent(), body: { orderId } }),
    callHttp({ site, call: getOrder, as: agent(), body: { orderId } }),
  ]);
  expect([details.result!.fareFamily, shown.result!.fareFamily]).toEqual(['Saver', 'Saver']);
});
