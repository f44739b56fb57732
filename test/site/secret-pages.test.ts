import { describe, expect, it } from 'vitest';
import { pageHeaders } from '#functions/site-page/page-headers.ts';
import { isSecretPath, secretAddresses } from '#shared/site/secret-addresses.ts';

const referrer = (path: string) => pageHeaders(path)['referrer-policy'];

describe('a page whose address is a key', () => {
  it.each(Object.keys(secretAddresses))('tells no other page where it was: %s', (pattern) => {
    const path = `/app${pattern.replace(/:\w+/g, 'B1_ABC123')}`;
    expect(referrer(path)).toBe('no-referrer');
    expect(referrer(`${path.toUpperCase()}/`), 'as the router reads it').toBe('no-referrer');
  });

  it('is known however it is spelled', () => {
    expect(isSecretPath('/generate%5Fpassword')).toBe(true);
    expect(isSecretPath('/app/Flight/eTicket/B1_ABC123/')).toBe(true);
  });

  it.each(['/app', '/app/login', '/app/flight/eTicket', '/app/flight/eTicket/a/b', '/app/%E0%A4%A'])(
    'is not %s',
    (path) => {
      expect(isSecretPath(path)).toBe(false);
      expect(referrer(path)).toBe('strict-origin-when-cross-origin');
    },
  );
});
