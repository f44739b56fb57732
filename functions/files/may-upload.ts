import type { UserActor } from '#functions/actor.ts';
import { readOwnCompany } from '#functions/users/company/own-company.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { UploadPurpose } from '#shared/files/purposes.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import { holds } from '#shared/permissions/holds.ts';
import type { UserType } from '#shared/users/types.ts';

/** Who sends files for a purpose at all. */
const senders: Record<UploadPurpose, readonly UserType[]> = {
  siteLogo: ['staff'],
  siteFavicon: ['staff'],
  agencyLogo: ['travelAgent'],
  transferSlip: ['travelAgent', 'corporate', 'retail'],
  activityPicture: ['staff'],
};

/** What a purpose asks of staff. */
const permissions: Partial<Record<UploadPurpose, Permission>> = {
  siteLogo: 'settings.edit',
  siteFavicon: 'settings.edit',
  activityPicture: 'masters.edit',
};

/**
 * Whether somebody may send a file for a purpose: the site's pictures are staff's who may change its settings, those of
 * activities staff's who may change master data, an agency's logo its owner's, a slip any customer's. FILE_REFUSED to
 * those who have no such file at all.
 */
export async function mayUpload(
  actor: UserActor,
  purpose: UploadPurpose,
): Promise<Outcome<void, 'FORBIDDEN' | 'FILE_REFUSED'>> {
  if (!senders[purpose].includes(actor.userType))
    return fail('FILE_REFUSED', { message: 'Your account type cannot upload this file.' });
  const permission = permissions[purpose];
  if (permission && !holds(actor, permission)) return fail('FORBIDDEN');
  if (purpose !== 'agencyLogo') return ok(undefined);
  const company = await readOwnCompany(actor);
  return company.ok ? ok(undefined) : company;
}
