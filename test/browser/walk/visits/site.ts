import { paths } from '#web/app/paths.ts';
import { email, heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.staffSeoSettings]: [
    { name: 'seo-settings', as: 'staff', at: '/staff/setting/seo-settings', shows: heading('SEO') },
    { name: 'seo-settings-visitor', at: '/staff/setting/seo-settings', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.staffOtherSettings]: [
    {
      name: 'other-settings',
      as: 'staff',
      at: '/staff/setting/other-settings',
      shows: (page) => page.getByRole('textbox', { name: 'Site’s name' }),
    },
    ...['frame', 'notice', 'company', 'bank', 'secrets'].map((part) => ({
      name: `other-settings-${part}`,
      as: 'staff' as const,
      at: `/staff/setting/other-settings?part=${part}`,
      shows: heading('Other settings'),
    })),
    { name: 'other-settings-visitor', at: '/staff/setting/other-settings', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.termsAndConditions]: [
    { name: 'terms', at: '/terms_and_conditions', shows: heading('Terms and conditions'), focus: /^body/ },
  ],
  [paths.privacyPolicy]: [{ name: 'privacy', at: '/privacy_policy', shows: heading('Privacy policy'), focus: /^body/ }],
  [paths.cancellationPolicy]: [
    {
      name: 'cancellation',
      at: '/cancellation_return_refund_policy',
      shows: heading('Cancellations, returns and refunds'),
      focus: /^body/,
    },
  ],
  [paths.apiPartnerProgram]: [
    {
      name: 'api-partner-program',
      at: '/api-partner-program',
      shows: heading('API partner program'),
      focus: /^body/,
    },
  ],
  [paths.staffSites]: [
    {
      name: 'partner-sites',
      site: 'portolan',
      as: 'staff',
      at: '/staff/sites',
      shows: (page) => page.getByRole('list', { name: 'Sites' }).getByText('Kestrel Travels'),
    },
    // Elsewhere it is not there, for nobody.
    {
      name: 'partner-sites-elsewhere',
      as: 'staff',
      at: '/staff/sites',
      shows: heading('Not allowed'),
      leadsTo: /\/app\/403$/,
    },
  ],
  [paths.staffFirstDay]: [
    { name: 'first-day', as: 'staff', at: '/staff/firstDay', shows: heading(/^Welcome/) },
    { name: 'first-day-visitor', at: '/staff/firstDay', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.forbidden]: [{ name: 'forbidden', at: '/403', shows: heading(/not allowed|permission/i) }],
  [paths.notFound]: [{ name: 'not-found', at: '/no/such/page', shows: heading(/not found|does not exist/i) }],
};
