import { expect } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { type CallAnswer, callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { told } from '#test/markups/price-steps.ts';
import type { SoldTwice } from '#test/partners/sale-rig.ts';
import { CONSUMER, SUPPLIER } from '#test/partners/sale-steps.ts';
import { type IdKind, idFields, kindOf, put } from './id-fields.ts';
import { unknownIds } from './foreign-world.ts';

/** A call's fields that name something of somebody's, with their kinds. */
export const fieldsOf = ({ name }: Call): { path: string; kind: IdKind; opens: boolean }[] =>
  Object.entries(idFields[name] ?? {}).flatMap(([path, field]) => {
    const kind = kindOf(field);
    return kind ? [{ path, kind, opens: !field.startsWith('maybe ') }] : [];
  });

/** A call's sample with ids in it, unknown ones where none is given. */
export const bodyOf = (call: Call, ids: Partial<Record<IdKind, string>>): Record<string, unknown> => {
  const none = unknownIds();
  return fieldsOf(call).reduce<Record<string, unknown>>(
    (body, { path, kind }) => put(body, path, ids[kind] ?? none[kind]),
    sampleRequests[call.name] ?? {},
  );
};

let asked = 0;
/** Asked from an address of its own, so that no limit of an address is met. */
export const askFrom = (
  site: TestSiteName,
  call: Call,
  body: Record<string, unknown>,
  as: TestUser | { token: string } | undefined,
): Promise<CallAnswer> =>
  callHttp({ site, call, body: body as never, as, address: `2001:db8:3:${(asked += 1).toString(16)}::1` });

/** What an answer says, but for what names the request. */
export const said = ({ status, success, result, errorCode, message }: CallAnswer) => ({
  ...{ status, success, result, errorCode, message },
});

/** What each site calls its side of a sale. */
export const sidesOf = ({ orderId, bookingId, theirs }: SoldTwice) => ({
  [CONSUMER]: { order: orderId, booking: bookingId },
  [SUPPLIER]: { order: theirs.orderId, booking: theirs.bookingId },
});

/** Somebody of the consumer's staff, at the supplier's site as the partner. */
export async function jumpedBy(staff: TestUser): Promise<{ token: string }> {
  const { url } = await told(staff, jumplogin, { supplierId: SUPPLIER });
  const { result } = await callHttp({ site: SUPPLIER, call: jumpIn, body: { code: url.slice(url.indexOf('#') + 1) } });
  expect(result?.sessionId).toBeTruthy();
  return { token: result!.sessionId };
}
