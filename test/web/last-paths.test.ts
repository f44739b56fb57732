import { describe, expect, it } from 'vitest';
import { emptyAppState, withPath } from '#web/app/app-state.ts';
import { isSecretAddress } from '#web/app/secret-address.ts';
import { paths, secretPaths } from '#web/app/paths.ts';

const secrets = [
  '/generate_password?token=abc.def',
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

  it('knows every route that is opened by what its address says', () => {
    const keys = Object.values(paths).filter((path) => /:\w*(token|slug|key|hash|secret)/i.test(path));
    expect(secretPaths).toEqual(expect.arrayContaining(keys));
  });
});
