import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { globalSiteKeys, siteKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { DAY } from '#shared/time.ts';
import { settingEvent } from './setting-event-writes.ts';

/** A domain that nobody was seen at in this time is given back. */
const NEVER_SERVED = 30 * DAY;

/** The link that a site's first super admin waits for; `reference` is their user. */
export interface FirstLinkSubject extends TaskSubject {
  name: 'first-link';
  /** Who made the site, by name. */
  by: string;
}

/** The due task that gives the domain back. */
export const awaitWrite = (actor: Actor, domain: string): Write<never> =>
  putTask(
    actor,
    siteKeys.siteTask(actor, 'DOMAIN'),
    'PURGE',
    { site: actor.site, reference: domain, name: 'domain' },
    clock.now() + NEVER_SERVED,
  );

/** The head's change with its revision: a commit writes a row once. CONFLICT where the site waits for another, or none. */
const noLongerAwaited = (actor: Actor, domain: string): Write<never> => ({
  kind: 'update',
  key: siteKeys.site(actor, 'HEAD'),
  add: { 'revisions.settings': 1 },
  remove: ['awaitedDomain'],
  when: [{ field: 'awaitedDomain', is: domain }],
});

const movedTo = (actor: Actor, domain: string): Write<never> => ({
  kind: 'update',
  key: siteKeys.site(actor, 'SETTINGS'),
  set: { 'data.domain': domain },
  when: [{ exists: true }],
});

/**
 * The site's own domain is served: from here on it stands there, and the first link that waited for it goes out.
 * `firstLinkBy`: who made the site, where its link waits. CONFLICT where that is known, or the domain was given back.
 */
export const servedWrites = (actor: Actor, domain: string, firstLinkBy: string | undefined): Write<never>[] => [
  noLongerAwaited(actor, domain),
  movedTo(actor, domain),
  {
    kind: 'update',
    key: globalSiteKeys.listedSite(actor.site),
    set: { domain },
    remove: ['awaitedDomain', 'firstLinkBy'],
    when: [{ exists: true }],
  },
  endTask(siteKeys.siteTask(actor, 'DOMAIN')),
  ...(firstLinkBy ? [firstLinkTask(actor, firstLinkBy)] : []),
  settingEvent(actor, 'domain', `${domain} is live`),
];

const firstLinkTask = (actor: Actor, by: string): Write<never> => {
  const subject: FirstLinkSubject = { site: actor.site, reference: actor.head.defaultStaffId, name: 'first-link', by };
  return putTask(actor, siteKeys.siteTask(actor, 'LINK'), 'MAIL', subject, clock.now());
};

/**
 * A domain at which nobody was seen is anybody's again; the site keeps its subdomain (`standsAt`, empty for none). What
 * waits for a domain goes on waiting. CONFLICT where it is served by now.
 */
export const giveBackWrites = (actor: Actor, domain: string, standsAt: string): Write<never>[] => [
  noLongerAwaited(actor, domain),
  movedTo(actor, standsAt),
  { kind: 'delete', key: globalSiteKeys.domain(domain), when: [{ field: 'site', is: actor.site }] },
  {
    kind: 'update',
    key: globalSiteKeys.listedSite(actor.site),
    set: { domain: standsAt, givenBackDomain: domain },
    remove: ['awaitedDomain'],
    when: [{ exists: true }],
  },
  endTask(siteKeys.siteTask(actor, 'DOMAIN')),
  settingEvent(actor, 'domain', `${domain} never went live and was released`),
];

/**
 * A site that is there waits for a domain of its own. `standsAt` is where it stands until then. DOMAIN_TAKEN; CONFLICT
 * where it waits for one already.
 */
export const claimDomainWrites = (actor: Actor, domain: string, standsAt: string): Write<'DOMAIN_TAKEN'>[] => [
  create(globalSiteKeys.domain(domain), { site: actor.site }, 'DOMAIN_TAKEN'),
  {
    kind: 'update',
    key: siteKeys.site(actor, 'HEAD'),
    set: { awaitedDomain: domain },
    add: { 'revisions.settings': 1 },
    when: [{ exists: true }, { field: 'awaitedDomain', missing: true }],
  },
  movedTo(actor, standsAt),
  {
    kind: 'update',
    key: globalSiteKeys.listedSite(actor.site),
    set: { domain: standsAt, awaitedDomain: domain },
    remove: ['givenBackDomain'],
    when: [{ exists: true }],
  },
  awaitWrite(actor, domain),
  settingEvent(actor, 'domain', `${domain} is pending`),
];
