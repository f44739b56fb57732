import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { mayRuleKeys } from './holder.ts';
import { showKey } from './show-key.ts';
import { readOwnKeys } from './store.ts';

export const getKeysHandler = handle(getKeys, async (actor) => {
  const [allowed, keys] = await Promise.all([mayRuleKeys(actor), readOwnKeys(scopeOf(actor, getKeys))]);
  return allowed.ok ? ok({ keys: keys.map(showKey) }) : allowed;
});
