import { takeUpload } from '#functions/files/take-upload.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { setAgencyLogo } from '#shared/users/company/set-agency-logo.ts';
import { agencyLogoWrites } from './company-writes.ts';
import { readOwnCompany } from './own-company.ts';

/** The new logo stands with the commit that lets go of the old one. */
export const setAgencyLogoHandler = handle(setAgencyLogo, async (actor, { uploadId }) => {
  const company = await readOwnCompany(actor);
  if (!company.ok) return company;
  const taken = uploadId === null ? undefined : await takeUpload(actor, uploadId, 'agencyLogo');
  if (taken && !taken.ok) return taken;
  const taLogoUrl = taken?.value.url ?? '';
  const done = await commit(actor, [
    ...(taken?.value.writes ?? []),
    ...agencyLogoWrites(actor, company.value, taLogoUrl),
  ]);
  return done.ok ? ok({ taLogoUrl }) : done;
});
