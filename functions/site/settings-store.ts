import type { Actor } from '#functions/actors/actor.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import { type SiteModule, siteModules } from '#shared/site/modules.ts';
import { type PartName, partSchemas } from '#shared/site/parts/parts.ts';
import type { Policies } from '#shared/site/parts/policies.ts';
import type { SupplierSetting } from './store.ts';
import { type SecretName, secretNames } from '#shared/site/parts/secrets.ts';
import type { SeoTexts } from '#shared/site/parts/seo.ts';

/** The company behind a site as its invoices need it; beside the data, for no browser needs it. */
export interface CompanySettings {
  legalName: string;
  gstin: string;
  state: string;
}

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
  /** Modules that the platform grants the site. */
  granted: readonly SiteModule[];
}

/** How often a part was changed, by whom last, and what stood before. */
export interface PartItem {
  version: number;
  changedAt: string;
  /** As actorName says. */
  changedBy: string;
  /** What the last change took the place of; absent where it cannot be brought back. */
  before?: Record<string, unknown>;
}

/** A secret of the site's own. What it is can be read by `openSecret` alone. */
export interface SecretItem {
  sealed: Sealed;
  /** What the present one took the place of, for what was signed by it and is still on its way. */
  former?: Sealed;
  last4: string;
  setAt: string;
  /** As actorName says. */
  setBy: string;
}

export interface SettingsRead {
  rows: SettingRows;
  parts: Partial<Record<PartName, PartItem>>;
  secrets: Partial<Record<SecretName, SecretItem>>;
}

const partNames = Object.keys(partSchemas) as PartName[];
const without = { legalName: '', gstin: '', state: '' };
const noPolicies: Policies = { terms: '', privacy: '', cancellation: '' };

/**
 * The site's settings as they stand. Versions are read first: a value that is newer than its version is refused when it
 * is saved, one that is older would undo a change unseen.
 */
export async function readSettings(actor: Actor): Promise<SettingsRead> {
  const versions = await getItems(partNames.map((part) => keys.sitePart(actor, part)));
  const [head, settings, html, seo, policies, bank, limits, suppliers, ...secrets] = await getItems([
    keys.site(actor, 'HEAD'),
    keys.site(actor, 'SETTINGS'),
    keys.site(actor, 'HTML'),
    keys.site(actor, 'SEO'),
    keys.site(actor, 'POLICIES'),
    keys.site(actor, 'BANK'),
    keys.site(actor, 'LIMITS'),
    keys.site(actor, 'SUPPLIERS'),
    ...secretNames.map((name) => keys.siteSecret(actor, name)),
  ]);
  const present = head as unknown as SiteHead;
  const granted = new Set((limits?.modules as SiteModule[] | undefined) ?? present.modules);
  return {
    rows: {
      head: present,
      settings: settings?.data as SettingRows['settings'],
      company: { ...without, ...(settings?.company as CompanySettings | undefined) },
      html: html?.data as SettingRows['html'],
      seo: (seo?.texts ?? {}) as Partial<SeoTexts>,
      policies: { ...noPolicies, ...(policies?.texts as Policies | undefined) },
      bank: (bank?.bankDetails ?? []) as BankDetail[],
      secondPersonFrom: Number(bank?.secondPersonFrom ?? 0),
      suppliers: (suppliers?.sources ?? []) as SupplierSetting[],
      granted: siteModules.filter((module) => granted.has(module)),
    },
    parts: byName(partNames, versions as unknown as (PartItem | undefined)[]),
    secrets: byName(secretNames, secrets as unknown as (SecretItem | undefined)[]),
  };
}

const byName = <N extends string, T>(names: readonly N[], items: readonly (T | undefined)[]) =>
  Object.fromEntries(names.flatMap((name, at) => (items[at] ? [[name, items[at]]] : []))) as Partial<Record<N, T>>;
