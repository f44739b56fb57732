import type { SettingEvent } from '../model.ts';
import type { UserActor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { type Names, namesOf, userIdOf } from '#functions/users/names.ts';
import { holds } from '#shared/permissions/holds.ts';
import { partRights } from '#shared/site/part-rights.ts';
import { partLabels } from '#shared/site/setting-labels.ts';
import { sitePartNames } from '#shared/site/part-names.ts';
import type { PartName, ShownPart, SitePart } from '#shared/site/parts/parts.ts';
import { secretNames } from '#shared/site/parts/secrets.ts';
import type { SettingsShown } from '#shared/site/settings.ts';
import { mayView, whyNotChange } from './part-access.ts';
import { shownChange } from './shown-change.ts';
import { keepers } from './parts.ts';
import { readSettings, type SettingRows, type SettingsRead } from './settings-store.ts';
import { settingEvents } from '../store.ts';

const MOST_EVENTS = 100;

/** The settings as somebody's editor shows them, without what is not theirs to see; people by their names of today. */
export async function showSettings(actor: UserActor, scope: Scope, known?: SettingsRead): Promise<SettingsShown> {
  const [{ rows, parts, secrets }, allEvents] = await Promise.all([
    known ?? readSettings(actor),
    settingEvents(scope, MOST_EVENTS),
  ]);
  const seen = sitePartNames.filter((part) => mayView(actor, part));
  const events = allEvents.filter(({ setting }) =>
    isPart(setting) ? setting !== 'flights' && seen.includes(setting) : holds(actor, 'settings.view'),
  );
  const by = [...events.map((event) => event.by), ...Object.values(parts).map(({ changedBy }) => changedBy)];
  const names = await namesOf(actor, [...by, ...Object.values(secrets).map(({ setBy }) => setBy)].map(userIdOf));
  const nameOf = (name: string) => called(name, names);
  return {
    parts: seen.map((part) => {
      const { version = 0, changedAt = '', changedBy, before } = parts[part] ?? {};
      return {
        part,
        version,
        changedAt,
        changedBy: changedBy ? nameOf(changedBy) : '',
        canUndo: part !== 'secrets' && mayUndo(actor, part, rows, before),
        value: part === 'secrets' ? {} : { ...keepers[part].valueIn(rows) },
      };
    }),
    grantedModules: [...rows.granted],
    secrets: (seen.includes('secrets') ? secretNames : []).flatMap((name) => {
      const kept = secrets[name];
      return kept ? [{ name, last4: kept.last4, setAt: kept.setAt, setBy: nameOf(kept.setBy) }] : [];
    }),
    events: events.map((event) => ({
      part: partOf(event),
      at: event.at,
      by: nameOf(event.by),
      text: textOf(event),
      changes: (event.changes ?? []).map(shownChange),
    })),
  };
}

/** What is no part's own (a domain, a sender of mails) is told with who the site is. */
const partOf = ({ setting }: SettingEvent): SitePart =>
  isPart(setting) && setting !== 'flights' ? setting : 'company';

const isPart = (setting: string): setting is PartName => setting in partRights;

/** Whether somebody may bring back what stood before a part's last change. */
const mayUndo = (actor: UserActor, part: ShownPart, rows: SettingRows, before: Record<string, unknown> | undefined) =>
  before !== undefined &&
  holds(actor, partRights[part].save) &&
  whyNotChange(actor, part, { ...keepers[part].valueIn(rows) }, before) === undefined;

const called = (by: string, { users }: Names): string =>
  users.get(userIdOf(by))?.name ?? (userIdOf(by) ? 'Deleted account' : 'The platform');

function textOf({ setting, note, isUndo }: SettingEvent): string {
  const label = partLabels[setting as keyof typeof partLabels] ?? setting;
  if (isUndo) return `${label}: last change undone`;
  return note ? `${label}: ${note}` : `${label} changed`;
}
