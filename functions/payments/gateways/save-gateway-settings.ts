import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { type Scope, scopeOf } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type FieldErrors, ok } from '#shared/errors.ts';
import { toBasisPoints } from '#shared/markups/fields.ts';
import type { GatewayForm } from '#shared/payments/gateways/gateway-settings.ts';
import { saveGatewaySettings } from '#shared/payments/gateways/save-gateway-settings.ts';
import { type StillNeeded, stillNeeds } from './removal-store.ts';
import { faultsOf } from './lacks-of.ts';
import { type GatewaysRead, readGatewaySettings } from './settings-store.ts';
import { saveGatewaysWrites } from './settings-writes.ts';
import { gatewaysConflict, missingOf, showGatewaySettings } from './show-settings.ts';
import type { GatewayFee, GatewaySetting } from '../model.ts';

/**
 * Saves the gateways as a whole, by the version that was read. One is taken away, with its keys, once it is switched off and
 * nothing that was begun there waits for it.
 */
export const saveGatewaySettingsHandler = handle(saveGatewaySettings, async (actor, request, { origin }) => {
  const read = await readGatewaySettings(actor);
  if (read.version !== request.version) return gatewaysConflict(actor, origin, read);
  const settings = request.gateways.map((form) => settingOf(form, read));
  const errors = whyNot(actor, request.gateways, settings, read);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const gone = read.gateways.filter(({ name }) => !settings.some((setting) => setting.name === name));
  for (const gateway of gone) {
    const why = await whyStays(scopeOf(actor, saveGatewaySettings), gateway);
    if (why) return fail('VALIDATION', { errors: { gateways: why } });
  }
  const done = await commit(actor, saveGatewaysWrites(actor, read, settings, gone));
  if (done.ok) return ok(await showGatewaySettings(actor, origin));
  return done.code === 'CONFLICT' ? gatewaysConflict(actor, origin) : done;
});

/** A gateway's row: its name stays, by which orders and house accounts know it. */
function settingOf(
  { adapter, title, isActive, account, fee, ...own }: GatewayForm,
  { gateways }: GatewaysRead,
): GatewaySetting {
  const name = gateways.find((known) => known.adapter === adapter)?.name ?? adapter;
  const filled = Object.fromEntries(Object.entries(own).filter(([, value]) => value));
  return { name, title, adapter, account, isActive, ...filled, ...(fee && { fee: feeOf(fee) }) };
}

const feeOf = ({ kind, percent = 0, amount = 0 }: NonNullable<GatewayForm['fee']>): GatewayFee => ({
  kind,
  value: kind === 'percent' ? toBasisPoints(percent) : amount,
});

/** Fields by which a gateway may turn out to take no real money. */
const isOfMoney = (field: string, setting: GatewaySetting): field is 'adapter' | 'keyId' =>
  field === 'adapter' || (field === 'keyId' && setting.keyId !== undefined);

function whyNot(
  actor: UserActor,
  forms: readonly GatewayForm[],
  settings: readonly GatewaySetting[],
  { gateways, secrets }: GatewaysRead,
): FieldErrors {
  const errors: FieldErrors = {};
  const adapters = forms.map(({ adapter }) => adapter);
  settings.forEach((setting, at) => {
    if (adapters.indexOf(forms[at]!.adapter) !== at)
      errors[`gateways.${at}.adapter`] = 'Each gateway can be added only once.';
    const faults = Object.entries(faultsOf(actor, setting));
    const known = gateways.find(({ adapter }) => adapter === setting.adapter);
    // What is switched off may be unfinished; what takes no real money is not newly kept even so.
    for (const [field, text] of faults)
      if (setting.isActive || (isOfMoney(field, setting) && known?.[field] !== setting[field]))
        errors[`gateways.${at}.${field}`] ??= text;
    const missing = missingOf(actor, setting, secrets);
    if (setting.isActive && missing.length && !faults.length)
      errors[`gateways.${at}.isActive`] = `It cannot be switched on yet. Missing: ${missing.join(', ')}.`;
  });
  return errors;
}

const needed: Readonly<Record<StillNeeded, string>> = {
  open: 'payments started there are still pending',
  orders: 'orders paid there are still in progress',
  refunds: 'refunds there are in progress or to be settled',
};

/** Why a gateway cannot be taken away now; undefined where it can. */
async function whyStays(scope: Scope, { name, title, isActive }: GatewaySetting): Promise<string | undefined> {
  if (isActive !== false) return `Switch ${title} off and save first. Then you can remove it.`;
  const why = await stillNeeds(scope, name);
  return why && `${title} cannot be removed yet: ${needed[why]}. While it is switched off, customers cannot choose it.`;
}
