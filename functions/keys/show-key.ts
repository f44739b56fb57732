import { clock } from '#functions/clock.ts';
import type { KeyShown } from '#shared/keys/key.ts';
import { instant } from '#shared/time.ts';
import type { KeyItem } from './model.ts';
import type { UsedKey } from './store.ts';

const stateOf = ({ endedAt, endsAt }: KeyItem): KeyShown['state'] =>
  endedAt ? 'ended' : endsAt <= clock.now() ? 'expired' : 'active';

export const isActive = (key: KeyItem): boolean => stateOf(key) === 'active';

/** A key as its owner and staff see it. */
export const showKey = ({ key, callsToday, lastUsedAt }: UsedKey): KeyShown => ({
  id: key.id,
  name: key.name,
  may: key.may,
  isTest: key.isTest ?? false,
  endsIn: key.endsIn,
  networks: [...key.networks],
  mailTo: key.mailTo,
  state: stateOf(key),
  endsAt: instant(key.endsAt),
  endedAt: key.endedAt ?? null,
  reason: key.reason ?? '',
  createdAt: key.createdAt,
  perSecond: key.perSecond,
  perDay: key.perDay,
  callsToday,
  lastUsedAt: lastUsedAt ?? null,
});
