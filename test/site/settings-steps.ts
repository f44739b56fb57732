import { expect } from 'vitest';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import type { PartValue, ShownPart, SitePart } from '#shared/site/parts/parts.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import type { SettingsShown } from '#shared/site/settings.ts';
import { undoSettings } from '#shared/site/settings/undo-settings.ts';
import { asking } from '#test/permissions/group-steps.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** The settings as somebody's editor shows them. */
export async function settingsFor(as: TestUser): Promise<SettingsShown> {
  const answer = await asking(as)(getSettings, {});
  expect(answer.errorCode).toBeNull();
  return answer.result!;
}

export const partOf = ({ parts }: SettingsShown, part: SitePart) => parts.find((one) => one.part === part)!;

/** A part's value as it stands. */
export const valueOf = async <P extends Exclude<ShownPart, 'flights'>>(as: TestUser, part: P): Promise<PartValue<P>> =>
  partOf(await settingsFor(as), part).value as PartValue<P>;

/** Saves a part as it was read, with some fields otherwise; the version is today's unless one is given. */
export async function saveFields(as: TestUser, part: Exclude<ShownPart, 'flights'>, fields: object, version?: number) {
  const { version: present, value } = partOf(await settingsFor(as), part);
  return asking(as)(saveSettings, { part, version: version ?? present, value: { ...value, ...fields } });
}

/** Takes the last change of a part back. */
export async function undo(as: TestUser, part: SitePart, version?: number) {
  const { version: present } = partOf(await settingsFor(as), part);
  return asking(as)(undoSettings, { part, version: version ?? present });
}
