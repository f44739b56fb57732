import type { UserActor } from '#functions/actors/actor.ts';
import { readOwnCompany } from '#functions/users/own-company.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { UploadPurpose } from '#shared/files/purposes.ts';
import type { UserType } from '#shared/users/types.ts';

/** Who sends files for a purpose at all. */
const senders: Record<UploadPurpose, readonly UserType[]> = {
  siteLogo: ['staff'],
  siteFavicon: ['staff'],
  agencyLogo: ['travelAgent'],
  transferSlip: ['travelAgent', 'corporate', 'retail'],
};

/**
 * Whether somebody may send a file for a purpose: the site's pictures are staff's (whose permission the call itself
 * asks for), an agency's logo its owner's, a slip any customer's. FILE_REFUSED to those who have no such file at all.
 */
export async function mayUpload(
  actor: UserActor,
  purpose: UploadPurpose,
): Promise<Outcome<void, 'FORBIDDEN' | 'FILE_REFUSED'>> {
  if (!senders[purpose].includes(actor.userType))
    return fail('FILE_REFUSED', { message: 'An account like yours has no such file.' });
  if (purpose !== 'agencyLogo') return ok(undefined);
  const company = await readOwnCompany(actor);
  return company.ok ? ok(undefined) : company;
}
