import type { SettingEvent } from './model.ts';
import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { siteKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';

/** Who changed which setting, never changed itself; `note` as people read it, no secret. */
export const settingEvent = (actor: Actor, setting: string, note: string, by = actorName(actor)): Write<never> => {
  const now = clock.now();
  const item: SettingEvent = { setting, at: instant(now), by, note };
  return create(siteKeys.siteEvent(actor, sortableId(now)), { ...item });
};
