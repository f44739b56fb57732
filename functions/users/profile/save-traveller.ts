import type { UserActor } from '#functions/actor.ts';
import { buyerOf } from '#functions/users/buyer.ts';
import { handle } from '#functions/http/handle.ts';
import { checkCountries } from '#functions/reference/check-countries.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { CommonFailure, RequestOf } from '#shared/contract.ts';
import { type Failure, fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { masked, type Traveller } from '#shared/users/profile/traveller.ts';
import { saveTraveller, TRAVELLER_LIMIT } from '#shared/users/profile/save-traveller.ts';
import { openTraveller, readTravellerCount, readTravellerItem } from './traveller-store.ts';
import { addTravellerWrites, changeTravellerWrites } from './traveller-writes.ts';
import { userEventWrite } from '../writes.ts';

type Fields = Omit<RequestOf<typeof saveTraveller>, 'id' | 'customerId'>;
type Saved = Outcome<Traveller, CommonFailure>;

export const saveTravellerHandler = handle(saveTraveller, async (actor, { id, customerId, ...fields }) => {
  const buyer = await buyerOf(actor, customerId);
  if (!buyer.ok) return buyer;
  const { userId } = buyer.value;
  const errors = checkCountries(fields);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const saved = id
    ? await change(actor, userId, id, fields)
    : await whileBusy(() => add(actor, userId, whole(fields, randomId(100))));
  return saved.ok ? ok(masked(saved.value)) : saved;
});

/** A document's number that was left out stays as it was before. */
const whole = (fields: Fields, id: string, before?: Pick<Traveller, 'passportNo' | 'panNumber'>): Traveller => ({
  ...fields,
  passportNo: fields.passportNo ?? before?.passportNo ?? '',
  panNumber: fields.panNumber ?? before?.panNumber ?? '',
  id,
});

async function add(actor: UserActor, userId: string, traveller: Traveller): Promise<Saved> {
  const counted = await readTravellerCount(actor, userId);
  if (counted.count >= TRAVELLER_LIMIT) return full();
  const writes = await addTravellerWrites(actor, traveller, counted, userId);
  const done = await commit(actor, [...writes, ...history(actor, userId)]);
  if (done.ok) return ok(traveller);
  // Others took the last places since they were counted.
  return done.code === 'VALIDATION' ? full() : done;
}

async function change(actor: UserActor, userId: string, id: string, fields: Fields): Promise<Saved> {
  const before = await readTravellerItem(actor, userId, id);
  if (!before) return fail('NOT_FOUND');
  const isKept = fields.passportNo === undefined || fields.panNumber === undefined;
  const traveller = whole(fields, id, isKept ? await openTraveller(actor, userId, before) : undefined);
  const writes = await changeTravellerWrites(actor, traveller, before, userId);
  const done = await commit(actor, [...writes, ...history(actor, userId)]);
  return done.ok ? ok(traveller) : done;
}

/** The customer's history says what staff who book for them have saved. */
const history = (actor: UserActor, userId: string) =>
  userId === actor.userId ? [] : [userEventWrite(actor, userId, 'traveller saved')];

const full = (): Failure<'VALIDATION'> =>
  fail('VALIDATION', { message: `You can save up to ${TRAVELLER_LIMIT} travellers. Please delete one first.` });
