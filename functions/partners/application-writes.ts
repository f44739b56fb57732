import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { settingEvent } from '#functions/site/setting-event-writes.ts';
import type { Write } from '#functions/table/write.ts';
import type { SupplierDetails } from '#shared/partners/application.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { TERMS_VERSION } from '#shared/partners/terms.ts';
import { instant } from '#shared/time.ts';
import { globalPartnerKeys } from './keys.ts';
import type { ApplicationItem, ListedSupplier, NamedSite } from './model.ts';

/**
 * An application and its places in the directory, as `next` has them. CONFLICT where it is another than `before` by now, or
 * is there where there was none.
 */
function applicationWrites(before: ApplicationItem | undefined, next: ApplicationItem): Write<never>[] {
  const isIn = (application: ApplicationItem | undefined, category: (typeof supplierCategories)[number]) =>
    application?.state === 'Listed' && application.categories.includes(category);
  return [
    {
      kind: 'put',
      key: globalPartnerKeys.application(next.site),
      item: { ...next },
      when: [before ? { field: 'revision', is: before.revision } : { absent: true }],
    },
    ...supplierCategories.flatMap((category): Write<never>[] => {
      const key = globalPartnerKeys.listedSupplier(category, next.site);
      if (isIn(next, category)) return [{ kind: 'put', key, item: { ...listedAs(next, category) } }];
      return isIn(before, category) ? [{ kind: 'delete', key }] : [];
    }),
  ];
}

const listedAs = (
  { site, currency, companyName, siteName, domain, logoUrl, ...said }: ApplicationItem,
  category: ListedSupplier['category'],
): ListedSupplier => ({
  ...{ site, category, currency, companyName, siteName, domain, logoUrl },
  ...{ about: said.about, contactName: said.contactName },
  ...{ contactEmail: said.contactEmail, contactPhone: said.contactPhone },
});

const sameCategories = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/**
 * What others read of the actor's site. Other categories than were decided on are decided on again; all else of one in the
 * directory is changed there too. CONFLICT.
 */
export function detailsWrites(
  actor: Actor,
  before: ApplicationItem | undefined,
  details: SupplierDetails,
  named: NamedSite,
): { application: ApplicationItem; writes: Write<never>[] } {
  const isDecided = before?.state === 'Listed' || before?.state === 'Declined';
  const goesOn = before && (!isDecided || sameCategories(before.categories, details.categories));
  const application: ApplicationItem = {
    ...before,
    ...details,
    ...named,
    site: actor.site,
    currency: actor.head.currency,
    state: goesOn ? before.state : before?.accepted ? 'Pending' : 'Draft',
    revision: (before?.revision ?? 0) + 1,
  };
  return {
    application,
    writes: [
      ...applicationWrites(before, application),
      settingEvent(actor, 'supplier details', details.categories.join(', ')),
    ],
  };
}

/** Accepts today's terms: what was a draft, or was accepted in an older version, waits for the platform. CONFLICT. */
export function acceptWrites(
  actor: Actor,
  before: ApplicationItem,
  by: string,
): { application: ApplicationItem; writes: Write<never>[] } {
  const application: ApplicationItem = {
    ...before,
    accepted: { version: TERMS_VERSION, at: instant(clock.now()), by },
    state: before.state === 'Draft' ? 'Pending' : before.state,
    revision: before.revision + 1,
  };
  return {
    application,
    writes: [
      ...applicationWrites(before, application),
      settingEvent(actor, 'supplier terms', `accepted in version ${TERMS_VERSION}`),
    ],
  };
}

/** The platform lets a site into the directory, or takes it out; told where its staff work. CONFLICT. */
export const decisionWrites = (
  platform: Actor,
  before: ApplicationItem,
  state: 'Listed' | 'Declined',
): Write<never>[] => [
  ...applicationWrites(before, {
    ...before,
    state,
    decidedAt: instant(clock.now()),
    revision: before.revision + 1,
  }),
  settingEvent(
    platform,
    'supplier directory',
    `${before.site} is ${state === 'Listed' ? 'in the directory' : 'not in the directory'}`,
  ),
];
