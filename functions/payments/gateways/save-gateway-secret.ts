import { handle } from '#functions/http/handle.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { secretRecord } from '#functions/site/secret-record.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { saveGatewaySecret } from '#shared/payments/gateways/save-gateway-secret.ts';
import { readGatewaySettings } from './settings-store.ts';
import { saveGatewaySecretWrites } from './settings-writes.ts';
import { gatewaysConflict, showGatewaySettings } from './show-settings.ts';

export const saveGatewaySecretHandler = handle(
  saveGatewaySecret,
  async (actor, { version, name, secret }, { origin }) => {
    const read = await readGatewaySettings(actor);
    if (read.version !== version) return gatewaysConflict(actor, origin);
    const sealed = await encryptPersonal(secretRecord(actor, name), secret);
    const done = await commit(actor, saveGatewaySecretWrites(actor, read, { name, sealed, last4: secret.slice(-4) }));
    if (done.ok) return ok(await showGatewaySettings(actor, origin));
    return done.code === 'CONFLICT' ? gatewaysConflict(actor, origin) : done;
  },
);
