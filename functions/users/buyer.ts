import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import type { UserItem } from '#functions/users/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { BookedFor } from '#shared/flights/booked-for.ts';
import { holds } from '#shared/permissions/holds.ts';
import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';

/**
 * Whose sale it is: whose price is asked, who owns what is bought and whose wallet pays. The actor, or the customer that
 * a member of staff books for. What is read and written is still the actor's to do: a buyer opens nothing.
 */
export interface Buyer extends Pick<
  UserActor,
  'userId' | 'userType' | 'owner' | 'groupId' | 'isAwaitingApproval' | 'email' | 'name'
> {
  /** The customer's row, where staff book for one; absent: the actor buys. */
  customer?: UserItem;
}

type Refusal = 'FORBIDDEN' | 'NOT_SIGNED_IN' | 'VALIDATION';

const refused = (customerId: string) => fail('VALIDATION', { errors: { customerId }, message: customerId });

/**
 * The buyer a request means by `customerId`, the site's own number of a customer; left out, the actor (undefined for a
 * visitor). FORBIDDEN for everybody but staff with `flights.bookForCustomer`; VALIDATION, with a sentence at
 * `customerId`, where the site has no such customer, the account is blocked, or it is one of staff. Two reads.
 */
export async function buyerOf(actor: UserActor, customerId: number | undefined): Promise<Outcome<Buyer, Refusal>>;
export async function buyerOf(
  actor: UserActor | VisitorActor,
  customerId: number | undefined,
): Promise<Outcome<Buyer | undefined, Refusal>>;
export async function buyerOf(
  actor: UserActor | VisitorActor,
  customerId: number | undefined,
): Promise<Outcome<Buyer | undefined, Refusal>> {
  if (customerId === undefined) return ok(actor.kind === 'user' ? actor : undefined);
  if (actor.kind !== 'user') return fail('NOT_SIGNED_IN');
  if (actor.userType !== 'staff' || !holds(actor, 'flights.bookForCustomer'))
    return fail('FORBIDDEN', { message: 'You are not allowed to book for others.' });
  const user = await readCustomerNumbered(actor, customerId);
  if (!user) return refused('No customer has this number. Please choose another.');
  if (user.userType === 'staff') return refused('This is a staff account. Please choose a customer.');
  if (user.isBlocked) return refused(`${blockedText(user)}, or choose another customer.`);
  return ok({
    userId: user.userId,
    userType: user.userType,
    owner: ownerOf(user),
    groupId: user.groupId ?? '',
    isAwaitingApproval: user.isAwaitingApproval ?? false,
    email: user.email,
    name: nameOf(user),
    customer: user,
  });
}

/** Why staff do nothing for a customer, without a full stop. */
export const blockedText = (user: Pick<UserItem, 'firstName' | 'lastName'>): string =>
  `${nameOf(user)} is blocked. Unblock the account first`;

const nameOf = ({ firstName, lastName }: Pick<UserItem, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The customer as staff who book for them are shown them; undefined where the actor buys. */
export const showBookedFor = (user: UserItem | undefined): BookedFor | undefined => {
  if (!user) return undefined;
  const known = user.phoneNumbers.filter(({ phoneNumber }) => phoneNumber && phoneNumber !== 'INVALID');
  const phone = known.find(({ label }) => label === 'Primary') ?? known[0];
  return {
    customerId: user.sequence,
    name: nameOf(user),
    companyName: user.company?.companyName || user.companyName || '',
    userType: user.userType,
    email: user.email,
    phoneCode: phone?.phoneCountryCode ?? '',
    mobileNo: phone?.phoneNumber.replace(/\s/g, '') ?? '',
  };
};
