import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { readOwnCompany } from '#functions/users/company/own-company.ts';
import { ok } from '#shared/errors.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { showKey } from './show-key.ts';
import { readOwnKeys } from './store.ts';

export const getKeysHandler = handle(getKeys, async (actor) => {
  const company = await readOwnCompany(actor);
  if (!company.ok) return company;
  return ok({ keys: (await readOwnKeys(scopeOf(actor, getKeys))).map(showKey) });
});
