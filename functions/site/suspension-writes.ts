import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { globalSiteKeys, siteKeys } from './keys.ts';
import { settingEvent } from './setting-event-writes.ts';

/** Closes the actor's site to everybody, or opens it again; seen by the next request. CONFLICT where it is gone. */
export const suspensionWrites = (actor: Actor, isSuspended: boolean): Write<never>[] => [
  {
    kind: 'update',
    key: siteKeys.site(actor, 'HEAD'),
    add: { 'revisions.settings': 1 },
    ...(isSuspended ? { set: { isSuspended } } : { remove: ['isSuspended'] }),
    when: [{ exists: true }],
  },
  {
    kind: 'update',
    key: globalSiteKeys.listedSite(actor.site),
    ...(isSuspended ? { set: { isSuspended } } : { remove: ['isSuspended'] }),
    when: [{ exists: true }],
  },
  settingEvent(actor, 'suspension', isSuspended ? 'the platform has closed the site' : 'the site is open again'),
];
