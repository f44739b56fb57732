import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyAppState, withPath } from '#web/app/app-state.ts';
import { isSecretAddress } from '#web/app/secret-address.ts';
import { documents } from '#shared/site/documents.ts';
import { readRoutes } from '#infra/web-build/routes-in-manifest.ts';
import { type PathPattern, paths, secretIn } from '#web/app/paths.ts';
import { namesReadBy } from './names-read-by.ts';
import { openNames, openParameters, otherReaders } from './open-addresses.ts';

const secrets = [
  '/generate_password?token=abc.def',
  '/confirm_email?token=abc.def',
  '/keep_email?token=abc.def',
  '/generate_password/?token=abc.def&redirectTo=%2F',
  '/Generate_Password?token=abc.def',
  '/generate%5Fpassword?token=abc.def',
  '/flight/eTicket/B1_ABC123',
  '/app/flight/eTicket/B1_ABC123?pax=1',
  '/login?redirectTo=%2Fflight%2FeTicket%2FB1_ABC123&redirectType=path',
  '/login?redirectTo=%2Fapp%2Fgenerate_password%3Ftoken%3Dabc&redirectType=full',
  '/signup?redirectTo=%2Flogin%3FredirectTo%3D%252Fflight%252FeTicket%252FB1_ABC123',
];
const others = [
  '/',
  '/flight/search',
  '/flight/ticketQueue?open=B1',
  '/login?redirectTo=%2Fflight%2Fsearch',
  '/%E0%A4%A',
];

describe('what the app remembers of addresses', () => {
  it.each(secrets)('never holds %s', (address) => {
    expect(isSecretAddress(address)).toBe(true);
    expect(withPath(emptyAppState, address)).toBe(emptyAppState);
  });

  it.each(others)('holds %s', (address) => {
    expect(withPath(emptyAppState, address).lastPaths).toEqual([address]);
  });

  it('forgets what an older version kept', () => {
    const before = { lastPaths: ['/flight/eTicket/B1_ABC123', '/flight/search'] };
    expect(withPath(before, '/').lastPaths).toEqual(['/', '/flight/search']);
    expect(withPath(before, '/generate_password?token=a').lastPaths).toEqual(['/flight/search']);
  });
});

/** Screens by their patterns: those that load later, and those that are in the entry. */
const screens = new Map<string, string>([
  ...readRoutes('web').map(({ pattern, screen }) => [pattern, screen] as const),
  [paths.home, 'app/pages/home-redirect.tsx'],
  [paths.flight, 'app/pages/flight-redirect.tsx'],
  [paths.logout, 'users/logout-page.tsx'],
  [paths.driver, 'transfers/driver/driver-page.tsx'],
  ...documents.map(({ path }) => [path, 'app/leave-for-document.tsx'] as const),
]);
const placeOf = (pattern: string): string | undefined => (secretIn as Partial<Record<string, string>>)[pattern];

describe('what opens something by its address is declared so', () => {
  it.each(Object.values(paths))('in the path: %s', (pattern: PathPattern) => {
    const secret = [...pattern.matchAll(/:(\w+)/g)]
      .map(([, name]) => name!)
      .filter((name) => !openParameters.has(name));
    expect(
      secret.length > 0,
      `say in secretIn what ${secret.join()} opens, or in open-addresses.ts that it opens nothing`,
    ).toBe(placeOf(pattern) === 'path');
  });

  it.each([...screens])('in the query: %s', (pattern, screen) => {
    const secret = namesReadBy(screen).filter((name) => !openNames.has(name));
    expect(
      secret.length > 0,
      `say in secretIn what ${secret.join()} opens, or in open-addresses.ts that it opens nothing`,
    ).toBe(placeOf(pattern) === 'query');
  });

  it('of every route, and no name is said that nobody reads', () => {
    expect([...screens.keys()].toSorted()).toEqual(Object.values(paths).toSorted());
    const read = new Set([...screens.values()].flatMap(namesReadBy));
    expect([...openNames].filter((name) => !read.has(name))).toEqual([]);
  });

  it('by names that can be seen, but for what is named', () => {
    const computed = readdirSync('web', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => {
        const source = readFileSync(`web/${file}`, 'utf8');
        return (
          /SearchParams|\bsearch\b/.test(source) &&
          /\b(query|search|params|searchParams)\.(get|getAll|entries|forEach|values)\((?!')|fromEntries\((query|search|params)\b|\.\.\.(query|params)\.entries/.test(
            source,
          )
        );
      });
    expect(computed.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(Object.keys(otherReaders));
  });
});
