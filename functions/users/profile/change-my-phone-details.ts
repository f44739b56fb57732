import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, failures, type FieldErrors, ok } from '#shared/errors.ts';
import { changeMyPhoneDetails } from '#shared/users/profile/change-my-phone-details.ts';
import { EMAIL_OR_PHONE } from '#shared/users/customers/update-details.ts';
import { asDialled } from '../registration/as-dialled.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import { fieldChanges } from './field-changes.ts';
import type { Phone } from '../model.ts';
import { showUser } from '../show-user.ts';
import { legalEntityOf, readUser } from '../store.ts';

const labels = ['Primary', 'Secondary', 'Emergency'] as const;

export const changeMyPhoneDetailsHandler = handle(changeMyPhoneDetails, async (actor, { phoneNumbers: sent }) => {
  const errors = await wrongNumbers(sent);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const dialled = await asDialled(sent);
  return untilItStands(() => change(actor, dialled));
});

/** Whatever else of the user is changed meanwhile; the same numbers again change nothing. */
async function change(actor: UserActor, sent: readonly Phone[]) {
  const user = await readUser(actor, actor.userId);
  if (!user) return fail('NOT_SIGNED_IN');
  const phoneNumbers = labels
    .flatMap((label) => [...sent, ...user.phoneNumbers].find((number) => number.label === label) ?? [])
    .filter(({ phoneNumber }) => phoneNumber);
  const primary = sent.findIndex(({ label }) => label === 'Primary');
  if (!user.email && sent[primary]?.phoneNumber === '')
    return fail('VALIDATION', { errors: { [`phoneNumbers.${primary}.phoneNumber`]: EMAIL_OR_PHONE } });
  const isSame = fieldChanges(user, { ...user, phoneNumbers }).length === 0;
  const done = isSame ? ok(undefined) : await commit(actor, changeUserWrites(actor, user, { phoneNumbers }));
  if (done.ok) return ok(showUser({ ...user, phoneNumbers }, await legalEntityOf(actor, user)));
  if (done.code !== 'PHONE_TAKEN') return done;
  return fail('PHONE_TAKEN', { errors: { [`phoneNumbers.${primary}.phoneNumber`]: failures.PHONE_TAKEN.message } });
}

async function wrongNumbers(sent: readonly Phone[]): Promise<FieldErrors> {
  const { isValidNumber } = await import('#shared/phone-number.ts');
  const errors: FieldErrors = {};
  sent.forEach(({ phoneCountryCode, phoneNumber }, at) => {
    if (phoneNumber && !isValidNumber(phoneCountryCode, phoneNumber))
      errors[`phoneNumbers.${at}.phoneNumber`] = 'Please enter a valid phone number';
  });
  return errors;
}
