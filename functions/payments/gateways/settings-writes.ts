import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { SecretItem } from '#functions/site/model.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { settingEvent } from '#functions/site/setting-event-writes.ts';
import { siteKeys } from '#functions/site/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { toPercent } from '#shared/markups/fields.ts';
import { formatMoney } from '#shared/money.ts';
import {
  gatewaySecretLabels,
  type GatewaySecretName,
  gatewaySecretNames,
} from '#shared/payments/gateways/gateway-secrets.ts';
import { instant } from '#shared/time.ts';
import type { GatewaysRead } from './settings-store.ts';

const SETTING = 'Payment gateways';

/**
 * Gateways in place of those that were read, the settings' revision, and the event that tells of it; CONFLICT where they
 * changed since. `gone`: those that are taken away, whose keys go with them.
 */
export const saveGatewaysWrites = (
  actor: Actor,
  read: GatewaysRead,
  gateways: readonly GatewaySetting[],
  gone: readonly GatewaySetting[] = [],
): Write<never>[] => [
  versionWrite(actor, read, gateways),
  ...gatewaySecretNames
    .filter((name) => read.secrets[name] && gone.some(({ adapter }) => name.startsWith(adapter)))
    .map((name): Write<never> => ({ kind: 'delete', key: siteKeys.siteSecret(actor, name) })),
  bumpRevision(actor, 'settings'),
  settingEvent(
    actor,
    SETTING,
    [...gateways.map((gateway) => inWords(actor, gateway)), ...gone.map(({ title }) => `${title} removed`)].join(', '),
  ),
];

const inWords = ({ head }: Actor, { title, isActive, fee }: GatewaySetting): string => {
  const feeText = fee?.kind === 'percent' ? `${toPercent(fee.value)} %` : fee && formatMoney(fee.value, head.currency);
  const notes = [isActive === false && 'off', feeText && `fee ${feeText}`].filter(Boolean);
  return notes.length ? `${title} (${notes.join(', ')})` : title;
};

/**
 * Keeps a gateway's sealed key in place of the one there is, which stays beside it for what it has signed. CONFLICT where
 * gateways or keys changed since. Neither the event nor the row says what it is.
 */
export function saveGatewaySecretWrites(
  actor: Actor,
  read: GatewaysRead,
  { name, sealed, last4 }: { name: GatewaySecretName; sealed: Sealed; last4: string },
): Write<never>[] {
  const known = read.secrets[name];
  const item: SecretItem = {
    sealed,
    ...(known && { former: known.sealed }),
    last4,
    setAt: instant(clock.now()),
    setBy: actorName(actor),
  };
  return [
    { kind: 'put', key: siteKeys.siteSecret(actor, name), item: { ...item } },
    versionWrite(actor, read, read.gateways),
    settingEvent(
      actor,
      SETTING,
      `${gatewaySecretLabels[name]} of ${name.startsWith('razorpay') ? 'Razorpay' : 'PhonePe'} set`,
    ),
  ];
}

const versionWrite = (actor: Actor, { version }: GatewaysRead, gateways: readonly GatewaySetting[]): Write<never> => ({
  kind: 'update',
  key: siteKeys.site(actor, 'PAYMENTS'),
  set: { gateways: [...gateways], version: version + 1 },
  when: [version === 0 ? { field: 'version', missing: true } : { field: 'version', is: version }],
  otherwise: 'CONFLICT',
});
