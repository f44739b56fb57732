import { siteModules } from '#shared/site/modules.ts';
import type { SiteData } from '#shared/site/model.ts';
import type { PartValue, ShownPart } from '#shared/site/parts/parts.ts';
import { type SeoTexts, seoPageNames } from '#shared/site/parts/seo.ts';
import { USUAL_AFTER_LANDING } from '#shared/site/parts/trips.ts';
import { SECOND } from '#shared/time.ts';
import { SUPPLIER_DEADLINE } from '../supplier-deadline.ts';
import type { SupplierSetting } from '../model.ts';
import type { SettingRows } from './settings-store.ts';

/** What saving a part puts where: fields of the head and of the settings by their paths, and whole rows. */
export interface PartChange {
  head?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  /** What the platform's list of sites shows. */
  listed?: { siteName: string };
  rows?: Partial<Record<'HTML' | 'SEO' | 'POLICIES' | 'BANK' | 'SUPPLIERS' | 'FLIGHTS', Record<string, unknown>>>;
}

interface Keeper<V> {
  /** The part's value as the rows have it. */
  valueIn(rows: SettingRows): V;
  /** What is to be written for a value. */
  changeFor(value: V, rows: SettingRows): PartChange;
}

/** A source as it is kept, switched on or off; nothing of it says on. */
function withSource(
  { name, adapter, settings, bookingDeadlineMs }: SupplierSetting,
  { isOn, deadlineSeconds }: { isOn: boolean; deadlineSeconds: number },
): SupplierSetting {
  return {
    ...{ name, adapter, settings, deadlineMs: deadlineSeconds * SECOND },
    ...(bookingDeadlineMs !== undefined && { bookingDeadlineMs }),
    ...(!isOn && { isOff: true }),
  };
}

const noTexts = { title: '', description: '' };

export const modulesAsData = (modules: readonly (typeof siteModules)[number][]): SiteData['activeModules'] =>
  modules.map((name) => ({ siteModuleId: siteModules.indexOf(name) + 1, siteModule: { module_name: name } }));

/**
 * Where each part of the settings stands. None names the site's domain, currency, country, zone, `wlMeta` beyond the
 * second factor, or what the platform grants: no save changes those.
 */
export const keepers: { [P in ShownPart]: Keeper<PartValue<P>> } = {
  branding: {
    valueIn: ({ settings: { siteName, tagline, logoUrl, logoDarkUrl = '', faviconImage, brandingSettings } }) => ({
      siteName,
      tagline,
      colour: brandingSettings.form.theme.palette.primary,
      logoUrl,
      logoDarkUrl,
      faviconImage,
    }),
    changeFor: ({ siteName, tagline, colour, logoUrl, logoDarkUrl, faviconImage }) => ({
      listed: { siteName },
      settings: {
        'data.siteName': siteName,
        'data.tagline': tagline,
        'data.logoUrl': logoUrl,
        'data.logoDarkUrl': logoDarkUrl,
        'data.faviconImage': faviconImage,
        'data.brandingSettings.form.theme.palette.primary': colour,
      },
    }),
  },
  frame: {
    valueIn: ({ settings: { brandingSettings }, html }) => ({
      showsHeader: brandingSettings.ssrElements.header,
      header: html.header,
      showsFooter: brandingSettings.ssrElements.footer,
      footer: html.footer,
    }),
    changeFor: ({ showsHeader, header, showsFooter, footer }) => ({
      settings: { 'data.brandingSettings.ssrElements': { header: showsHeader, footer: showsFooter } },
      rows: { HTML: { data: { header, footer } } },
    }),
  },
  notice: {
    valueIn: ({ settings: { brandingSettings } }) => ({
      popupAlert: brandingSettings.popupAlert,
      popupFrequency: brandingSettings.popupFrequency,
      popupFrom: brandingSettings.popupFrom ?? '',
      popupTo: brandingSettings.popupTo ?? '',
    }),
    changeFor: (value) => ({
      settings: Object.fromEntries(
        Object.entries(value).map(([field, one]) => [`data.brandingSettings.${field}`, one]),
      ),
    }),
  },
  company: {
    valueIn: ({ settings: { companyName, adminContact, adminEmail, address, taxNumberName = '' }, company }) => ({
      companyName,
      legalName: company.legalName,
      gstin: company.gstin,
      taxNumberName,
      state: company.state,
      adminContact,
      adminEmail,
      address,
    }),
    changeFor: ({ companyName, legalName, gstin, taxNumberName, state, adminContact, adminEmail, address }) => ({
      settings: {
        company: { legalName, gstin, state },
        'data.companyName': companyName,
        'data.taxNumberName': taxNumberName,
        'data.adminContact': adminContact,
        'data.adminEmail': adminEmail,
        'data.address': address,
      },
    }),
  },
  access: {
    valueIn: ({ head: { lockMode, isSecondFactorRequired = false, areAgentsApproved = false, signUp = 'open' } }) => ({
      lockMode,
      isSecondFactorRequired,
      areAgentsApproved,
      signUp,
    }),
    changeFor: ({ lockMode, isSecondFactorRequired, areAgentsApproved, signUp }) => ({
      head: { lockMode, isSecondFactorRequired, areAgentsApproved, signUp },
      settings: {
        'data.brandingSettings.lockMode': lockMode,
        'data.wlMeta.isSecondFactorRequired': isSecondFactorRequired,
        'data.wlMeta.areAgentsApproved': areAgentsApproved,
        'data.wlMeta.signUp': signUp,
      },
    }),
  },
  modules: {
    valueIn: ({ head }) => ({ modules: [...head.modules] }),
    changeFor: ({ modules }) => ({
      head: { modules },
      settings: { 'data.activeModules': modulesAsData(modules) },
    }),
  },
  trips: {
    valueIn: ({ head: { pickupAfterLanding = USUAL_AFTER_LANDING } }) => ({ pickupAfterLanding }),
    changeFor: ({ pickupAfterLanding }) => ({ head: { pickupAfterLanding } }),
  },
  links: {
    valueIn: ({ settings: { coreUrl, crmUrl } }) => ({ coreUrl, crmUrl }),
    changeFor: ({ coreUrl, crmUrl }) => ({ settings: { 'data.coreUrl': coreUrl, 'data.crmUrl': crmUrl } }),
  },
  bank: {
    valueIn: ({ bank, secondPersonFrom }) => ({ accounts: bank, secondPersonFrom }),
    changeFor: ({ accounts, secondPersonFrom }) => ({ rows: { BANK: { bankDetails: accounts, secondPersonFrom } } }),
  },
  flights: {
    valueIn: ({ suppliers, flightRules }) => ({
      sources: suppliers.map(({ name, isOff = false, deadlineMs = SUPPLIER_DEADLINE }) => ({
        name,
        isOn: !isOff,
        deadlineSeconds: Math.round(deadlineMs / SECOND),
      })),
      ...flightRules,
    }),
    changeFor: ({ sources, ...rules }, { suppliers }) => ({
      rows: {
        SUPPLIERS: {
          sources: sources.flatMap(({ name, isOn, deadlineSeconds }) =>
            suppliers.flatMap((one) => (one.name === name ? [withSource(one, { isOn, deadlineSeconds })] : [])),
          ),
        },
        FLIGHTS: { rules },
      },
    }),
  },
  seo: {
    valueIn: ({ seo }) => Object.fromEntries(seoPageNames.map((page) => [page, seo[page] ?? noTexts])) as SeoTexts,
    changeFor: (texts) => ({ rows: { SEO: { texts } } }),
  },
  tags: {
    valueIn: ({ settings: { gtm_tag, scriptUrls } }) => ({ gtm_tag, scriptUrls }),
    changeFor: ({ gtm_tag, scriptUrls }) => ({
      settings: { 'data.gtm_tag': gtm_tag, 'data.scriptUrls': scriptUrls },
    }),
  },
  policies: {
    valueIn: ({ policies }) => policies,
    changeFor: (texts) => ({ rows: { POLICIES: { texts } } }),
  },
};

export const shownParts = Object.keys(keepers) as ShownPart[];
