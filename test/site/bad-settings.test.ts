import { describe, expect, it } from 'vitest';
import { sanitizeSiteHtml } from '#functions/site/writes.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { isGstin } from '#shared/site/gst-states.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { hostileHtml } from '#test/fixtures/hostile-html.ts';
import { partOf, saveFields, settingsFor, valueOf } from './settings-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const admin = () => world.user('sarathi', 'staff');

describe('what is refused, and where', () => {
  it.each([
    ['branding', { colour: 'red' }, 'value.colour', 'Please enter a colour as #'],
    ['branding', { siteName: '' }, 'value.siteName', 'This is required field.'],
    ['branding', { siteName: 'two\nlines' }, 'value.siteName', 'on one line'],
    ['branding', { siteName: 'Sarathi <desk@bank.example>' }, 'value.siteName', 'without < > @'],
    ['branding', { siteName: 'Sarathi ＠ Delhi' }, 'value.siteName', 'without < > @'],
    ['branding', { siteName: '"Sarathi"' }, 'value.siteName', 'without < > @'],
    ['branding', { logoUrl: 'javascript:alert(1)' }, 'value.logoUrl', 'https://'],
    ['branding', { logoUrl: 'http://x.example/logo.png' }, 'value.logoUrl', 'https://'],
    ['branding', { logoUrl: '/app/brand/../../api/secret' }, 'value.logoUrl', 'https://'],
    ['branding', { logoDarkUrl: 'http://x.example/dark.png' }, 'value.logoDarkUrl', 'https://'],
    ['branding', { faviconImage: 'data:text/html,<script>' }, 'value.faviconImage', 'https://'],
    ['frame', { header: 'x'.repeat(200_000) }, 'value.header', 'at most 20,000 characters'],
    ['notice', { popupFrom: '2026-12-02', popupTo: '2026-12-01' }, 'value.popupTo', 'before the first'],
    ['notice', { popupFrom: '2026-02-31' }, 'value.popupFrom', 'Please enter a date.'],
    ['notice', { popupFrequency: 0 }, 'value.popupFrequency', '1 or more'],
    ['company', { gstin: '32AAKCK1180F1Z4', state: '32' }, 'value.gstin', 'GSTIN'],
    ['company', { gstin: '27AAPFU0939F1ZV', state: '32' }, 'value.state', 'another state'],
    ['company', { adminEmail: 'nobody' }, 'value.adminEmail', 'Please enter a valid email.'],
    ['links', { coreUrl: 'http://core.example/' }, 'value.coreUrl', 'https://'],
    ['links', { crmUrl: 'javascript:alert(1)' }, 'value.crmUrl', 'https://'],
    ['links', { crmUrl: 'https://staff:secret@crm.example/' }, 'value.crmUrl', 'https://'],
    ['modules', { modules: ['Flights', 'Flights'] }, 'value.modules', 'twice'],
    ['modules', { modules: ['Space'] }, 'value.modules.0', 'not valid'],
    ['tags', { scriptUrls: ['http://tags.example/t.js'] }, 'value.scriptUrls.0', 'https://'],
    ['tags', { scriptUrls: ['https://*.example/t.js'] }, 'value.scriptUrls.0', 'https://'],
    ['tags', { scriptUrls: ['https://*.tags.example/t.js'] }, 'value.scriptUrls.0', 'https://'],
    ['tags', { scriptUrls: ['https://x.example;script-src-elem/t.js'] }, 'value.scriptUrls.0', 'https://'],
    ['tags', { scriptUrls: ["https://x.example,'unsafe-inline'.y/t.js"] }, 'value.scriptUrls.0', 'https://'],
    ['tags', { scriptUrls: ['https://x.example/t.js', 'data:text/javascript,1'] }, 'value.scriptUrls.1', 'https://'],
    ['tags', { gtm_tag: 'GTM-1"><script>' }, 'value.gtm_tag', 'GTM-AB12CD3'],
    ['policies', { terms: 'x'.repeat(50_000) }, 'value.terms', 'at most 40,000 characters'],
    [
      'policies',
      { terms: 'മ'.repeat(39_000), privacy: 'മ'.repeat(39_000), cancellation: '' },
      'value',
      'together are too long',
    ],
    ['bank', { accounts: [{ bankName: 'HDFC' }] }, 'value.accounts.0.accountName', 'This is required field.'],
    ['seo', { login: { title: 'x'.repeat(71), description: '' } }, 'value.login.title', 'at most 70'],
  ] as const)('%s: %o', async (part, fields, path, text) => {
    const before = partOf(await settingsFor(admin()), part).version;
    const answer = await saveFields(admin(), part, fields);
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(answer.errors![path]).toContain(text);
    expect(partOf(await settingsFor(admin()), part).version).toBe(before);
  });

  it('is a part that there is not, and a version that is none', async () => {
    const ask = asking(admin());
    const value = { coreUrl: '', crmUrl: '' };
    const unknown = await ask(saveSettings, { part: 'head' as 'links', version: 0, value });
    expect(unknown.errors).toHaveProperty('part');
    expect((await ask(saveSettings, { part: 'links', version: -1, value })).errors).toHaveProperty('version');
    expect((await ask(saveSettings, { part: 'links', version: 0, value: {} })).errors).toHaveProperty('value.coreUrl');
  });
});

it('a GST number is held against its last sign', () => {
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'].map(isGstin)).toEqual([true, true]);
  expect(['27AAPFU0939F1ZW', '99AAPFU0939F1ZV', '27aapfu0939f1zv', ''].map(isGstin)).toEqual(Array(4).fill(false));
});

describe('HTML of a site’s own', () => {
  it('is stored without what may not stand in it, and what was taken out is said', async () => {
    const terms =
      '<h2>Terms</h2><script>alert(1)</script><p onclick="x()" style="position:fixed;color:red">Pay <b>now</p>' +
      '<a href="javascript:alert(1)">here</a><iframe src="https://x.example"></iframe>';
    const saved = await saveFields(admin(), 'policies', { terms });
    expect(saved.result!.takenOut).toEqual([
      'the element script, in the terms and conditions',
      'the attribute onclick of p, in the terms and conditions',
      'the style position of p, in the terms and conditions',
      'the address javascript: of a, in the terms and conditions',
      'the element iframe, in the terms and conditions',
      'the address https: of iframe, in the terms and conditions',
    ]);
    const value = await valueOf(admin(), 'policies');
    expect(value.terms).toBe('<h2>Terms</h2><p style="color:red">Pay <b>now</b></p><a rel="noopener">here</a>');
  });

  it('that is clean loses nothing, and nothing is said', async () => {
    const header =
      '<div class="top" style="color:#123456">Trade desk <a href="https://x.example" rel="noopener">x</a></div>';
    const saved = await saveFields(admin(), 'frame', { header, showsHeader: true });
    expect(saved.result!.takenOut).toEqual([]);
    expect(await valueOf(admin(), 'frame')).toMatchObject({ header });
  });

  it.each(hostileHtml.map(({ title, payload }) => [title, payload] as const))(
    'is cleaned whatever it is, and closed: %s',
    async (_title, payload) => {
      const saved = await saveFields(admin(), 'notice', { popupAlert: `<p>unclosed ${payload}` });
      expect(saved.errorCode).toBeNull();
      const { popupAlert } = await valueOf(admin(), 'notice');
      // What that lets through is held against a browser's reading in hostile-html.test.ts.
      expect(popupAlert).toBe(sanitizeSiteHtml(`<p>unclosed ${payload}`));
    },
  );
});
