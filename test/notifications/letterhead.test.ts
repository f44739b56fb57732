import { describe, expect, it } from 'vitest';
import { LOGO_CID, logoOf, logoPicture } from '#functions/notifications/letterhead.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

useWorld();
const { data } = testSites.sarathi;
const withLogo = (logoUrl: string) => ({ ...data, logoUrl });

describe('the logo of a letterhead', () => {
  it('that is drawn in its address comes along inside the mail', () => {
    for (const { data: demo } of demoSites) {
      const { html, logo } = layOut(demo, { heading: 'A', paragraphs: [] });
      expect(html).toContain(`<img src="cid:${LOGO_CID}"`);
      const picture = logoPicture(logo!)!;
      expect(picture).toMatchObject({ cid: LOGO_CID, filename: 'logo.svg', contentType: 'image/svg+xml' });
      expect(picture.content.toString()).toMatch(/^<svg .*<\/svg>$/);
      expect(html).toContain(demo.siteName.replace('&', '&amp;'));
    }
  });

  it('that is a file of the site has its whole address', () => {
    expect(logoOf(withLogo('/app/brand/sarathi/logo.png'))).toEqual({
      src: 'https://sarathi.localhost/app/brand/sarathi/logo.png',
    });
    expect(logoOf(withLogo('https://cdn.example/logo.png'))).toEqual({ src: 'https://cdn.example/logo.png' });
  });

  it.each([
    '',
    'javascript:alert(1)',
    '//elsewhere.example/logo.png',
    'data:text/html,<p>',
    `data:image/png,${'A'.repeat(200_000)}`,
  ])('is left out where it is %.40s', (logoUrl) => {
    expect(logoOf(withLogo(logoUrl))).toBeUndefined();
    expect(layOut(withLogo(logoUrl), { heading: 'A', paragraphs: [] }).html).not.toContain('<img');
  });
});
