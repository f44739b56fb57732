import { expect, test } from 'vitest';
import { createSiteWrites, mailFromWrites, sanitizeSiteHtml, settingEvent } from '#functions/site/writes.ts';
import { globalKeys, keys } from '#functions/keys.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { testSites } from '#test/harness/test-sites.ts';

const AT = '2026-11-21T06:00:00.000Z';
movableClock(AT);
const job = testJob('sarathi', 'test');
const { head, data } = testSites.sarathi;
const suppliers = [{ name: 'gds', adapter: 'sandbox' as const, settings: {} }];

test('a site’s own HTML keeps its shape: parts of a page, pictures, links, plain styles', () => {
  const kept = [
    '<header class="top" title="t"><nav aria-label="n"><img src="https://x.example/a.png" alt="a" width="1" height="2" /></nav></header>',
    '<footer><p style="color:#c00;max-width:20px;font-size:1.5em;padding:10%">x</p></footer>',
    '<p>a <strong>b</strong></p>',
  ];
  for (const html of kept) expect(sanitizeSiteHtml(html)).toBe(html);
  for (const href of ['https://x.example', 'http://x.example', 'mailto:a@x.example', 'tel:+911'])
    expect(sanitizeSiteHtml(`<a href="${href}" target="_blank">x</a>`)).toBe(
      `<a href="${href}" target="_blank" rel="noopener">x</a>`,
    );
});

test('and nothing else: other attributes, addresses and styles go', () => {
  const stripped = [
    '<p id="x">x</p>',
    '<p style="position:fixed">x</p>',
    '<p style="color:url(x:y)">x</p>',
    '<p style="color:red;} body {">x</p>',
    '<p onclick="x()">x</p>',
    '<p href="https://x.example">x</p>',
  ];
  for (const html of stripped) expect(sanitizeSiteHtml(html)).toMatch(/^<p( style="color:red")?>x<\/p>$/);
  expect(sanitizeSiteHtml('<a href="ftp://x.example" rel="opener">x</a>')).toBe('<a rel="noopener">x</a>');
  expect(sanitizeSiteHtml('<img src="https://x.example/a.png" onerror="x()" />')).toBe(
    '<img src="https://x.example/a.png" />',
  );
});

test('a new site is found by its domain and among all sites, with everything it begins with', () => {
  const hostile = {
    ...data,
    ssrHtml: { ...data.ssrHtml, header: '<p onclick="x">h</p>', footer: '<p onclick="x">f</p>' },
    brandingSettings: { ...data.brandingSettings, popupAlert: '<p onclick="x">p</p>' },
  };
  const { ssrHtml: _, ...rest } = hostile;
  const settings = { ...rest, brandingSettings: { ...data.brandingSettings, popupAlert: '<p>p</p>' } };
  const put = (key: object, item: object) => ({ kind: 'put', key, item });
  expect(createSiteWrites(job, head, hostile, suppliers)).toEqual([
    put(globalKeys.domain(data.domain), { site: 'sarathi' }),
    put(globalKeys.listedSite('sarathi'), {
      site: 'sarathi',
      siteName: data.siteName,
      domain: data.domain,
      createdAt: AT,
    }),
    put(keys.site(job, 'HEAD'), head),
    put(keys.site(job, 'SETTINGS'), { data: settings }),
    put(keys.site(job, 'HTML'), { data: { header: '<p>h</p>', footer: '<p>f</p>' } }),
    put(keys.site(job, 'SUPPLIERS'), { sources: suppliers }),
    put(keys.site(job, 'LIMITS'), { modules: head.modules }),
  ]);
  expect(createSiteWrites(job, head, data, suppliers, { granted: ['Visa'] }).at(-1)).toMatchObject({
    item: { modules: ['Visa'] },
  });
  expect(createSiteWrites(job, head, data, [], { mailFrom: 'desk@x.example' })[3]).toMatchObject({
    item: { mailFrom: 'desk@x.example' },
  });
});

test('a site’s own sender is set or taken back, seen by the next request, and told who did it', () => {
  const [set, revision, event, ...more] = mailFromWrites(job, 'desk@x.example');
  expect(more).toEqual([]);
  const settings = { kind: 'update', key: keys.site(job, 'SETTINGS'), when: [{ exists: true }] };
  expect(set).toEqual({ ...settings, set: { mailFrom: 'desk@x.example' } });
  expect(mailFromWrites(job, '')[0]).toEqual({ ...settings, remove: ['mailFrom'] });
  expect(revision).toEqual({
    ...{ kind: 'update', key: keys.site(job, 'HEAD'), add: { 'revisions.settings': 1 }, when: [{ exists: true }] },
  });
  const told = { setting: 'mailFrom', at: AT, by: 'job:test', note: 'desk@x.example' };
  expect(event).toMatchObject({ kind: 'put', item: told, when: [{ absent: true }] });
  expect(settingEvent(job, 'mailFrom', 'desk@x.example')).toMatchObject({ item: told });
});
