import { handle } from '#functions/http/handle.ts';
import { readPermissionGroup } from '#functions/permissions/store.ts';
import { NO_GROUPS, whyNoGroups } from '#functions/permissions/groups/why-no-groups.ts';
import { staffInvitationMail } from '#functions/notifications/staff-mails.ts';
import type { FailureOf } from '#shared/contract.ts';
import { fail, type FieldErrors, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { createStaff } from '#shared/users/customers/create-staff.ts';
import type { UserItem } from '../model.ts';
import { registerUser } from '../registration/register-user.ts';
import { joinStaffWrites } from './staff-writes.ts';

const GROUP_GONE = 'This permission group no longer exists.';
const NO_GROUP = 'Super admins have every permission and cannot be in a permission group.';

export const createStaffHandler = handle(createStaff, async (actor, request, { origin, claim }) => {
  const { phone, phoneCode, permissionGroupId, isSuperAdmin, ...person } = request;
  const errors: FieldErrors = await wrongPhone(phone, phoneCode);
  const group = permissionGroupId ? await readPermissionGroup(actor, permissionGroupId) : undefined;
  if (permissionGroupId && isSuperAdmin) errors.permissionGroupId = NO_GROUP;
  else if (permissionGroupId && (await whyNoGroups(actor))) errors.permissionGroupId = NO_GROUPS;
  else if (permissionGroupId && !group) errors.permissionGroupId = GROUP_GONE;
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const userId = randomId(100);
  const made = (await registerUser(
    actor,
    origin,
    {
      ...person,
      userType: 'staff',
      userId,
      isSuperAdmin,
      phoneNumbers: phone ? [{ label: 'Primary', phoneNumber: phone, phoneCountryCode: phoneCode! }] : [],
      ...(permissionGroupId && { permissionGroupId }),
    },
    {
      more: () => [
        ...joinStaffWrites(actor, { userId, isSuperAdmin }, group),
        ...claim({ userId, email: person.email, status: 'unverified' }),
      ],
      letterOf: staffInvitationMail(actor.name),
    },
  )) as Outcome<UserItem, FailureOf<typeof createStaff>>;
  if (made.ok) return ok({ userId, email: made.value.email, status: made.value.status });
  if (made.code === 'EMAIL_TAKEN')
    return fail('EMAIL_TAKEN', { errors: { email: 'An account with this email already exists.' } });
  if (made.code === 'PHONE_TAKEN')
    return fail('PHONE_TAKEN', { errors: { phone: 'An account with this phone number already exists.' } });
  return made.code === 'NOT_FOUND' ? fail('VALIDATION', { errors: { permissionGroupId: GROUP_GONE } }) : made;
});

/** A number wants its dial code, and its country's numbering plan. */
async function wrongPhone(phone: string | undefined, phoneCode: string | undefined): Promise<FieldErrors> {
  if (!phone) return {};
  if (!phoneCode) return { phoneCode: 'Please choose a dial code.' };
  const { isValidNumber } = await import('#shared/phone-number.ts');
  return isValidNumber(phoneCode, phone) ? {} : { phone: 'Invalid Phone Number...' };
}
