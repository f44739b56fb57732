import { buyerOf } from '#functions/actors/buyer.ts';
import { handle } from '#functions/http/handle.ts';
import { checkCountries } from '#functions/reference/check-countries.ts';
import { commit } from '#functions/table/commit.ts';
import { type Failure, fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { saveTraveller, TRAVELLER_LIMIT } from '#shared/users/save-traveller.ts';
import { readTravellerItems } from './store.ts';
import { saveTravellerWrites } from './traveller-writes.ts';
import { userEventWrite } from './writes.ts';

export const saveTravellerHandler = handle(saveTraveller, async (actor, { id, customerId, ...fields }) => {
  const buyer = await buyerOf(actor, customerId);
  if (!buyer.ok) return buyer;
  const { userId } = buyer.value;
  const errors = checkCountries(fields);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  if (!id && (await readTravellerItems(actor, userId)).length >= TRAVELLER_LIMIT) {
    return fail('VALIDATION', {
      message: `You can save up to ${TRAVELLER_LIMIT} travellers. Please delete one first.`,
    });
  }
  const traveller = { ...fields, id: id ?? randomId(100) };
  const history = userId === actor.userId ? [] : [userEventWrite(actor, userId, 'traveller saved')];
  const done = await commit(actor, [...(await saveTravellerWrites(actor, traveller, !id, userId)), ...history]);
  return done.ok ? ok(traveller) : (done as Failure<'NOT_FOUND' | 'CONFLICT' | 'BUSY'>);
});
