import type { UserActor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import type { FieldChange } from '#functions/site/model.ts';
import { keepers } from '#functions/site/settings/parts.ts';
import { readSettings, type SettingsRead } from '#functions/site/settings/settings-store.ts';
import { settingEvents } from '#functions/site/store.ts';
import { namesOf, userIdOf } from '#functions/users/names.ts';
import type { FlightSettingsShown } from '#shared/flights/settings/flight-settings.ts';
import { formatMoney } from '#shared/money.ts';
import { fieldLabel, valueText } from '#shared/site/setting-labels.ts';
import { userTypeNames } from '#shared/users/type-names.ts';
import { userTypes } from '#shared/users/types.ts';

/** Changes of all settings that are looked through for those of the flights. */
const LOOKED_AT = 100;

/** The flights' settings as their page shows them; people by their names of today. */
export async function showFlightSettings(
  actor: UserActor,
  scope: Scope,
  known?: SettingsRead,
): Promise<FlightSettingsShown> {
  const [{ rows, parts }, all] = await Promise.all([known ?? readSettings(actor), settingEvents(scope, LOOKED_AT)]);
  const events = all.filter(({ setting }) => setting === 'flights');
  const { version = 0, changedAt = '', changedBy = '' } = parts.flights ?? {};
  const { users } = await namesOf(actor, [changedBy, ...events.map(({ by }) => by)].map(userIdOf));
  const nameOf = (by: string) =>
    users.get(userIdOf(by))?.name ?? (userIdOf(by) ? 'Former staff member' : 'The platform');
  const { currency } = actor.head;
  const called = new Map(
    rows.suppliers.flatMap(({ name, adapter, settings }) =>
      adapter === 'linked' ? [[name, String(settings.companyName)] as const] : [],
    ),
  );
  return {
    version,
    changedAt,
    changedBy: changedBy && nameOf(changedBy),
    currency,
    value: keepers.flights.valueIn(rows),
    events: events.map(({ at, by, note, changes = [] }) => ({
      at,
      by: nameOf(by),
      text: note || 'Flight settings changed',
      changes: changes.map(({ field, from, to }: FieldChange) => ({
        field: fieldLabel(field),
        from: called.get(from) ?? said(field, from, currency),
        to: called.get(to) ?? said(field, to, currency),
      })),
    })),
  };
}

/** What stood in a field: amounts with their currency, people by their kinds, switches as on or off. */
function said(field: string, text: string, currency: string): string {
  if (!text) return '';
  if (field.endsWith('Fee.amount')) return formatMoney(Number(text), currency);
  if (field.endsWith('Fee.percent')) return `${text} %`;
  if (field.endsWith('Fee.kind')) return text === 'percent' ? 'a percentage' : 'an amount';
  if (field === 'holdUserTypes')
    return userTypes
      .filter((type) => text.split(', ').includes(type))
      .map((type) => userTypeNames[type])
      .join(', ');
  return valueText(field, text);
}
