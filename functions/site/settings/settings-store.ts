import type { Actor } from '#functions/actor.ts';
import { siteKeys } from '../keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import { type SiteModule, siteModules } from '#shared/site/modules.ts';
import { type PartName, partSchemas } from '#shared/site/parts/parts.ts';
import type { FlightRules } from '#shared/flights/settings/flights-part.ts';
import { usualFlightRules } from '#shared/flights/settings/usual-flight-rules.ts';
import type { Policies } from '#shared/site/parts/policies.ts';
import { withLinked } from '../linked-sources.ts';
import type { CompanySettings, PartItem, SecretItem, SupplierSetting } from '../model.ts';
import { type SecretName, secretNames } from '#shared/site/parts/secrets.ts';
import type { SeoTexts } from '#shared/site/parts/seo.ts';

/** The rows that a site's settings stand in. */
export interface SettingRows {
  head: SiteHead;
  settings: Omit<SiteSettings, 'ssrHtml'>;
  company: CompanySettings;
  html: SiteSettings['ssrHtml'];
  seo: Partial<SeoTexts>;
  policies: Policies;
  bank: BankDetail[];
  secondPersonFrom: number;
  /** The sources of its flights, in their order. */
  suppliers: SupplierSetting[];
  /** What holds for them. */
  flightRules: FlightRules;
  /** Modules that the platform grants the site. */
  granted: readonly SiteModule[];
}

export interface SettingsRead {
  rows: SettingRows;
  parts: Partial<Record<PartName, PartItem>>;
  secrets: Partial<Record<SecretName, SecretItem>>;
}

const partNames = Object.keys(partSchemas) as PartName[];
const without = { legalName: '', gstin: '', state: '' };
const noPolicies: Policies = { terms: '', privacy: '', cancellation: '', partnerProgram: '' };

/**
 * The site's settings as they stand. Versions are read first: a value that is newer than its version is refused when it
 * is saved, one that is older would undo a change unseen.
 */
export async function readSettings(actor: Actor): Promise<SettingsRead> {
  const versions = await getItems(partNames.map((part) => siteKeys.sitePart(actor, part)));
  const [head, settings, html, seo, policies, bank, limits, suppliers, flights, linked, ...secrets] = await getItems([
    siteKeys.site(actor, 'HEAD'),
    siteKeys.site(actor, 'SETTINGS'),
    siteKeys.site(actor, 'HTML'),
    siteKeys.site(actor, 'SEO'),
    siteKeys.site(actor, 'POLICIES'),
    siteKeys.site(actor, 'BANK'),
    siteKeys.site(actor, 'LIMITS'),
    siteKeys.site(actor, 'SUPPLIERS'),
    siteKeys.site(actor, 'FLIGHTS'),
    siteKeys.site(actor, 'LINKED'),
    ...secretNames.map((name) => siteKeys.siteSecret(actor, name)),
  ]);
  if (!head) throw new Error(`the site ${actor.site} has no head`);
  const granted = new Set(limits?.modules ?? head.modules);
  return {
    rows: {
      head,
      settings: settings?.data as SettingRows['settings'],
      company: { ...without, ...settings?.company },
      html: html?.data as SettingRows['html'],
      seo: seo?.texts ?? {},
      policies: { ...noPolicies, ...policies?.texts },
      bank: bank?.bankDetails ?? [],
      secondPersonFrom: bank?.secondPersonFrom ?? 0,
      suppliers: withLinked(suppliers?.sources ?? [], linked, { asSet: true }),
      flightRules: { ...usualFlightRules, ...flights?.rules },
      granted: siteModules.filter((module) => granted.has(module)),
    },
    parts: byName(partNames, versions),
    secrets: byName(secretNames, secrets),
  };
}

const byName = <N extends string, T>(names: readonly N[], items: readonly (T | undefined)[]) =>
  Object.fromEntries(names.flatMap((name, at) => (items[at] ? [[name, items[at]]] : []))) as Partial<Record<N, T>>;
