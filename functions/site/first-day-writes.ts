import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { siteKeys } from './keys.ts';
import { bumpRevision } from './revision-writes.ts';
import { settingEvent } from './setting-event-writes.ts';

/** The list of what a new site lacks is put away; seen by the next request. */
export const firstDayOverWrites = (actor: Actor): Write<never>[] => [
  {
    kind: 'update',
    key: siteKeys.site(actor, 'SETTINGS'),
    set: { 'data.wlMeta.isFirstDay': false },
    when: [{ exists: true }],
  },
  bumpRevision(actor, 'settings'),
  settingEvent(actor, 'first day', 'the list of what is left was put away'),
];
