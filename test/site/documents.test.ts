import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { documentHeaders } from '#functions/site-page/document-policy.ts';
import { handler } from '#functions/site-page/index.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { documents } from '#shared/site/documents.ts';
import { eventOf } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { saveFields } from './settings-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const admin = () => world.user('sarathi', 'staff');
beforeAll(() => {
  process.env.SITE_MANIFEST = 'test/site/manifest.json';
});

async function open(path: string, site: TestSiteName = 'sarathi') {
  const event = eventOf({ site, call: detectSite }) as HttpEvent;
  const { body, headers, statusCode } = await handler({ ...event, path, httpMethod: 'GET', body: null });
  const policy = String(headers!['content-security-policy']).split('; ');
  return {
    body,
    headers: headers!,
    statusCode,
    directive: (name: string) => policy.find((one) => one.startsWith(name)),
  };
}

describe('a public document', () => {
  it.each(documents)('has a text before a site writes its own: $title', async ({ path, title }) => {
    const { body, statusCode } = await open(`/app${path}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('Sarathi Travels Ltd, 1 Station Road, India');
    expect(body).toContain(`<title>${title} – Sarathi Travels</title>`);
    for (const other of documents.filter((one) => one.path !== path)) expect(body).toContain(`/app${other.path}"`);
  });

  it('wears the logo, in the dark the one for it or on a plate', async () => {
    const logoUrl = 'https://cdn.example/logo.png';
    await saveFields(admin(), 'branding', { logoUrl });
    expect((await open('/app/privacy_policy')).body).toContain(`<img class="plate" src="${logoUrl}"`);
    await saveFields(admin(), 'branding', { logoDarkUrl: 'https://cdn.example/dark.png' });
    const { body } = await open('/app/privacy_policy');
    expect(body).toContain('media="(prefers-color-scheme:dark)" srcset="https://cdn.example/dark.png"');
    expect(body).not.toContain('class="plate"');
    await saveFields(admin(), 'branding', { logoUrl: '', logoDarkUrl: '' });
  });

  it('does not load the app, and runs nothing where no tags are set', async () => {
    const { body, directive, headers } = await open('/app/privacy_policy/', 'gulf');
    expect(body).toContain('United Arab Emirates');
    expect(body).not.toMatch(/<script|\/app\/assets/);
    expect(directive('script-src')).toBe("script-src 'none'");
    expect(directive('connect-src')).toBe("connect-src 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('says what the site wrote, and runs the site’s tags from their hosts alone', async () => {
    await saveFields(admin(), 'policies', { privacy: '<p>We keep little.</p><script>steal()</script>' });
    await saveFields(admin(), 'tags', {
      gtm_tag: 'gtm-ab12cd3',
      scriptUrls: ['https://tags.example/a.js?x=1&y="', 'https://tags.example/b.js', 'https://chat.example:8443/c.js'],
    });
    const { body, directive } = await open('/app/privacy_policy');
    expect(body).toContain('<p>We keep little.</p>');
    expect(body).not.toContain('steal()');
    const inline = /<script>(.*?)<\/script>/.exec(body)![1]!;
    const hash = createHash('sha256').update(inline).digest('base64');
    const hosts = 'https://www.googletagmanager.com https://tags.example https://chat.example:8443';
    expect(directive('script-src')).toBe(`script-src 'sha256-${hash}' ${hosts}`);
    expect(directive('connect-src')).toBe(`connect-src ${hosts}`);
    expect(body.match(/<script async src="[^"]*"/g)).toHaveLength(4);
    const style = /<style>(.*?)<\/style>/s.exec(body)![1]!;
    expect(directive('style-src')).toBe(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('says nothing of a host that was saved with a wildcard, or with the next directive, before that was refused', async () => {
    const headers = documentHeaders({
      brandingSettings: { form: { theme: { palette: { primary: '#112233' } } } } as never,
      gtm_tag: '',
      scriptUrls: ['https://*.example/t.js', 'https://x.example;script-src-elem/t.js', 'https://tags.example/t.js'],
    });
    expect(headers['content-security-policy']).toContain(
      'script-src https://tags.example; connect-src https://tags.example;',
    );
  });

  it('is the only place of the tags: a page of the app has the policy that it had', async () => {
    for (const path of ['/app/login', '/app/flight/search', '/app/user/payments', '/app/terms_and_conditions/x']) {
      const { body, directive } = await open(path);
      expect(directive('script-src'), path).toBe("script-src 'self'");
      expect(directive('connect-src'), path).toBe("connect-src 'self'");
      expect(body, path).not.toMatch(/<script[^>]*(tags|chat)\.example/);
    }
  });
});

describe('what search engines are told', () => {
  it('is the site’s own title and description, page by page, in what is served', async () => {
    await saveFields(admin(), 'seo', {
      login: { title: 'Agents’ <door>', description: 'For the trade "only"' },
      terms: { title: 'Our terms', description: '' },
    });
    const login = (await open('/app/login')).body;
    expect(login).toContain('<title>Agents’ &lt;door&gt;</title>');
    expect(login).toContain('<meta name="description" content="For the trade &quot;only&quot;">');
    expect(login).toContain('og:title" content="Agents’ &lt;door&gt;"');
    expect((await open('/app/terms_and_conditions')).body).toContain('<title>Our terms</title>');
    const search = (await open('/app/flight/search')).body;
    expect(search).toContain('<title>Sarathi Travels</title>');
    expect(search).toContain('Fares for the trade Flights with Sarathi Travels Ltd.');
  });
});
