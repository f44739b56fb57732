import { describe, expect, test } from 'vitest';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';

const asked = (redirectTo: string) => redirectOf(`?${new URLSearchParams({ redirectTo, redirectType: 'full' })}`);

describe('where somebody goes after signing in', () => {
  test.each([
    '/flight/search',
    '/flight/searchResult/1?origin=COK&destination=DXB',
    '/a//b',
    '/a?to=https://elsewhere.example',
    '/#part',
  ])('%s is of this site', (address) => {
    expect(asked(address)).toEqual({ redirectTo: address, redirectType: 'full' });
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/a\\b',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    'javascript:alert(1)',
    'flight/search',
    '',
    '///evil.example',
    'http:/flight',
    '/\u0009\u0009//evil.example',
  ])('%j leads away and is dropped', (address) => {
    expect(asked(address)).toBeUndefined();
  });

  test.each([
    '/logout',
    '/logout/',
    '/LogOut',
    '/%6cogout',
    '/a/../logout',
    '/./logout?redirectTo=/',
    '/app/logout',
    '/app//logout#x',
  ])('%s would sign out whoever signs in, and is dropped', (address) => {
    expect(asked(address)).toBeUndefined();
  });

  test.each(['/logouts', '/flight/search?next=/logout', '/%E0%A4%A'])('%s signs nobody out', (address) => {
    expect(asked(address)?.redirectTo).toBe(address);
  });

  test('a redirect goes along from page to page', () => {
    expect(
      redirectOf(withRedirect('/signup', { redirectTo: '/a?b=c', redirectType: 'path' }).slice('/signup'.length)),
    ).toEqual({ redirectTo: '/a?b=c', redirectType: 'path' });
  });
});
