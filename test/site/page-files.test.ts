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

it('the script that all others wait for is asked for before them', () => {
  const html = sitePage(testSites.sarathi.data, assetsOf(manifest, '/app/staff/customers'), {
    origin: 'https://kestrel.example',
    path: '/app/staff/customers',
  });
  const [script, first] = [html.indexOf('<script type="module"'), html.indexOf('<link rel="modulepreload"')];
  expect(script).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(script);
});
