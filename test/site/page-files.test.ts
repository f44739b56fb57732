// domains: site
import { expect, it } from 'vitest';
import { assetsOf, type Manifest } from '#functions/site-page/assets.ts';
import { sitePage } from '#functions/site-page/site-page.ts';
import { testSites } from '#test/harness/test-sites.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'] },
  'users/login-page.tsx': { file: 'assets/login.js', routes: ['/login'] },
  'users/customers-page.tsx': {
    file: 'assets/customers.js',
    routes: ['/staff/customers'],
    imports: ['_late.js', '_rows.js'],
    ahead: ['app/shell/staff-layout.tsx', 'api/send.ts'],
  },
  '_late.js': { file: 'assets/late.js' },
  '_rows.js': { file: 'assets/rows.js', css: ['assets/rows.css'] },
  'app/shell/staff-layout.tsx': { file: 'assets/layout.js', imports: ['_menu.js'] },
  '_menu.js': { file: 'assets/menu.js' },
  'api/send.ts': { file: 'assets/send.js' },
  'app/driver.tsx': {
    ...{ file: 'assets/driver.js', css: ['assets/driver.css'] },
    ...{ isEntry: true, routes: ['/dmc/driver/:driverAccessToken'] },
  },
};

it('a page asks for what stands around its screen, then for the screen, each with all it imports, once', () => {
  const { script, preloads, styles } = assetsOf(manifest, '/app/staff/customers');
  expect(script).toBe('/app/assets/index.js');
  expect(preloads).toEqual(
    ['layout', 'menu', 'send', 'customers', 'late', 'rows'].map((name) => `/app/assets/${name}.js`),
  );
  expect(styles).toEqual(['/app/assets/index.css', '/app/assets/rows.css']);
  expect(assetsOf(manifest, '/app/login').preloads).toEqual(['/app/assets/login.js']);
});

it.each(['/D1-5ecret', '/shell', '/D1-5ecret/', '/', '/a/b', '/%zz'])(
  'a page with an entry of its own asks for that alone, whatever follows its path: %s',
  (rest) => {
    for (const begin of ['/app/dmc/driver', '/app/Dmc/DRIVER', '/app/%64mc/driver'])
      if (!rest.includes('%zz') || !begin.includes('%'))
        expect(assetsOf(manifest, begin + rest)).toMatchObject({
          ...{ script: '/app/assets/driver.js', styles: ['/app/assets/driver.css'], preloads: [] },
        });
  },
);

it('what only begins like such a page is the site’s', () => {
  for (const path of ['/app/dmc/driver', '/app/dmc/drivers/x', '/app/staff/dmc/driver/x'])
    expect(assetsOf(manifest, path).script).toBe('/app/assets/index.js');
});

it('the script that all others wait for is asked for before them', () => {
  const html = sitePage(testSites.sarathi.data, assetsOf(manifest, '/app/staff/customers'), {
    origin: 'https://kestrel.example',
    path: '/app/staff/customers',
  });
  const [script, first] = [html.indexOf('<script type="module"'), html.indexOf('<link rel="modulepreload"')];
  expect(script).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(script);
});
