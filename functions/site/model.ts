import type { GatewaySetting } from '#functions/payments/model.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import type { SiteModule } from '#shared/site/modules.ts';
import type { FlightRules } from '#shared/flights/settings/flights-part.ts';
import type { Policies } from '#shared/site/parts/policies.ts';
import type { SeoTexts } from '#shared/site/parts/seo.ts';

/** What a site sells through: each named source with the adapter that answers for it and its settings. */
export interface SupplierSetting {
  /** The source's name on this site, e.g. `sandbox-gds`. */
  name: string;
  adapter: 'sandbox' | 'departures' | 'linked' | 'duffel';
  /** Parsed by the adapter. */
  settings: Record<string, string | number | boolean>;
  /** ms the source has to answer a question; absent: the platform's deadline. */
  deadlineMs?: number;
  /** Searches do not ask it; absent: they do. */
  isOff?: true;
  /** ms it has to book or ticket, where that is not the usual 45 s. */
  bookingDeadlineMs?: number;
}

/** A link that flights are, or were, sold through, as searches ask of it. */
export interface LinkedSource {
  source: string;
  isLive: boolean;
  /** What the supplier is called, for the site's staff. */
  companyName: string;
}

/** Where a domain leads. */
export interface DomainItem {
  site: string;
}

/** A site's place among all of the deployment. */
export interface ListedItem {
  site: string;
  /** What it was called when it was made. Left out: it was listed before names were. */
  siteName?: string;
  /** Where it stands; empty where that was given back and it has no other. */
  domain?: string;
  /** Its own domain, at which nobody was seen yet. */
  awaitedDomain?: string;
  /** Its own domain, which was given back because nobody was seen there. */
  givenBackDomain?: string;
  /** The platform has closed it. */
  isSuspended?: boolean;
  /** Who made it, by name, where its first link waits for its domain. */
  firstLinkBy?: string;
  createdAt?: string;
}

/** The company behind a site as its invoices need it; beside the data, for no browser needs it. */
export interface CompanySettings {
  legalName: string;
  /** The number with the tax office: in India a GSTIN. */
  gstin: string;
  state: string;
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

/** One change of a site's settings. */
export interface SettingEvent {
  /** Which setting, e.g. `mailFrom`. */
  setting: string;
  at: string;
  /** As actorName says. */
  by: string;
  /** As people read it; empty where `changes` say it. */
  note: string;
  /** Field by field, what stood there and what stands there since, shortened; no secret. Absent where `note` says it. */
  changes?: FieldChange[];
  /** It brought back what stood before the change before it. */
  isUndo?: boolean;
}

/** One field that a change of settings changed. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** The rows that a site's settings stand in, by their sort keys. */
export interface SiteRows {
  HEAD: SiteHead;
  /** `mailFrom`: the site's own verified sender; absent where the platform sends for it. */
  SETTINGS: { data: Omit<SiteSettings, 'ssrHtml'>; mailFrom?: string; company?: CompanySettings };
  HTML: { data: SiteSettings['ssrHtml'] };
  SEO: { texts: Partial<SeoTexts> };
  POLICIES: { texts: Partial<Policies> };
  /** The sources of its flights, in their order. */
  SUPPLIERS: { sources: SupplierSetting[] };
  /** The sites whose flights it sells through a link, by site: what their source is called here, and whether it sells now. */
  LINKED: Record<string, LinkedSource | string | number>;
  /** What holds for its flights; absent, and what is left out: as it usually is. */
  FLIGHTS: { rules: Partial<FlightRules> };
  /** `version`: how often the gateways were changed; absent: never since the site was made. */
  PAYMENTS: { gateways: GatewaySetting[]; version?: number };
  /** `secondPersonFrom`: from which amount on, of the site's currency, a second person confirms a transfer; absent: never. */
  BANK: { bankDetails?: BankDetail[]; secondPersonFrom?: number };
  /** Modules that the platform grants the site. */
  LIMITS: { modules: readonly SiteModule[] };
}
