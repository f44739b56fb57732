import type { Scope } from '#functions/actors/scope.ts';
import { type Names, namesOf, userIdOf } from '#functions/users/names.ts';
import { partLabels, fieldLabel } from '#shared/site/setting-labels.ts';
import { partNames } from '#shared/site/part-names.ts';
import { secretNames } from '#shared/site/parts/secrets.ts';
import type { SettingsShown } from '#shared/site/settings.ts';
import { keepers } from './parts.ts';
import { readSettings, type SettingsRead } from './settings-store.ts';
import { type SettingEvent, settingEvents } from './store.ts';

const MOST_EVENTS = 50;

/** The settings as their editor shows them, people by their names of today. */
export async function showSettings(scope: Scope, known?: SettingsRead): Promise<SettingsShown> {
  const { actor } = scope;
  const [{ rows, parts, secrets }, events] = await Promise.all([
    known ?? readSettings(actor),
    settingEvents(scope, MOST_EVENTS),
  ]);
  const by = [...events.map((event) => event.by), ...Object.values(parts).map(({ changedBy }) => changedBy)];
  const names = await namesOf(actor, [...by, ...Object.values(secrets).map(({ setBy }) => setBy)].map(userIdOf));
  const nameOf = (name: string) => called(name, names);
  return {
    parts: partNames.map((part) => {
      const { version = 0, changedAt = '', changedBy, before } = parts[part] ?? {};
      return {
        part,
        version,
        changedAt,
        changedBy: changedBy ? nameOf(changedBy) : '',
        canUndo: before !== undefined,
        value: part === 'secrets' ? {} : { ...keepers[part].valueIn(rows) },
      };
    }),
    grantedModules: [...rows.granted],
    secrets: secretNames.flatMap((name) => {
      const kept = secrets[name];
      return kept ? [{ name, last4: kept.last4, setAt: kept.setAt, setBy: nameOf(kept.setBy) }] : [];
    }),
    events: events.map((event) => ({
      at: event.at,
      by: nameOf(event.by),
      text: textOf(event),
      changes: (event.changes ?? []).map(({ field, from, to }) => ({
        field: fieldLabel(field),
        from,
        to,
      })),
    })),
  };
}

const called = (by: string, { users }: Names): string =>
  users.get(userIdOf(by))?.name ?? (userIdOf(by) ? 'Somebody who has left' : 'The platform');

function textOf({ setting, note, isUndo }: SettingEvent): string {
  const label = partLabels[setting as keyof typeof partLabels] ?? setting;
  if (isUndo) return `${label}: the last change was taken back`;
  return note ? `${label}: ${note}` : `${label} changed`;
}
