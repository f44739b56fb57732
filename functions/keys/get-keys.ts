import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { readOwnCompany } from '#functions/users/company/own-company.ts';
import { ok } from '#shared/errors.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { showKey } from './show-key.ts';
import { readOwnKeys } from './store.ts';

export const getKeysHandler = handle(getKeys, async (actor) => {
  const [company, keys] = await Promise.all([readOwnCompany(actor), readOwnKeys(scopeOf(actor, getKeys))]);
  return company.ok ? ok({ keys: keys.map(showKey) }) : company;
});
