import type { SupplierSetting } from '#functions/site/model.ts';
import type { SiteHead, SiteSettings } from '#shared/site/model.ts';
import { SANDBOX } from '#shared/site/sandbox.ts';
import { beginSite } from './new-site.ts';

const source = (name: string, settings: SupplierSetting['settings']): SupplierSetting => ({
  name,
  adapter: 'sandbox',
  settings: { ...settings, triggers: true },
});

/** The deployment's sandbox site at a host name of the platform's: invented flights, no gateway, and nobody signs up there. */
export function sandboxSite(domain: string): { head: SiteHead; data: SiteSettings; suppliers: SupplierSetting[] } {
  const { head, data } = beginSite({
    ...{ site: SANDBOX, domain, siteName: 'Sandbox', companyName: 'Sandbox' },
    ...{ country: 'AE', currency: 'USD', zone: 'Asia/Dubai', homeAirport: 'DXB', modules: ['Flights'] },
    ...{ staffId: '', adminEmail: '', adminContact: '', isTestHost: true },
  });
  const { isFirstDay: _, ...wlMeta } = data.wlMeta;
  return {
    head: { ...head, isSandbox: true, lockMode: true, signUp: 'closed' },
    data: {
      ...data,
      wlMeta: { ...wlMeta, signUp: 'closed' },
      brandingSettings: { ...data.brandingSettings, lockMode: true },
    },
    suppliers: [
      source('sandbox-gds', { seed: 'maple', kind: 'gds', latencyMs: 120 }),
      source('sandbox-lcc', { seed: 'olive', kind: 'lcc', latencyMs: 60 }),
    ],
  };
}
