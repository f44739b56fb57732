import { consumerOf, legalEntityOf } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { PAGE } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { scopeOf } from '#functions/scope.ts';
import { namesOf } from '#functions/users/names.ts';
import { ok } from '#shared/errors.ts';
import { getSiteKeys } from '#shared/keys/get-site-keys.ts';
import { showKey } from './show-key.ts';
import { readSiteKeys } from './store.ts';

export const getSiteKeysHandler = handle(getSiteKeys, async (actor, { cursor: from }) => {
  const { keys, cursor } = await readSiteKeys(scopeOf(actor, getSiteKeys), {
    limit: PAGE,
    ...(from && { cursor: from }),
  });
  const companyOf = (owner: (typeof keys)[number]['key']['owner']) => legalEntityOf(owner) ?? '';
  const { companies, users } = await namesOf(
    actor,
    keys.flatMap(({ key }) => (consumerOf(key.owner) === undefined ? [] : [key.madeBy])),
    keys.map(({ key }) => companyOf(key.owner)),
  );
  const records = keys.map((used) => {
    const company = companies.get(companyOf(used.key.owner));
    // A partner stands for its own site, and is no customer to open.
    const companyName = company?.companyName ?? users.get(used.key.madeBy)?.companyName ?? '';
    return { ...showKey(used), companyName, ownerUserId: company?.ownerUserId ?? '' };
  });
  return ok(cursorPageOf(records, { cursor: cursor ?? null }));
});
