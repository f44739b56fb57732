import { request } from 'node:http';
import type { BrowserContext } from 'playwright-core';

/** As a desktop's browser says it is; an account's list of devices shows it. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** What `BrowserContext.addCookies` takes. */
type GivenCookies = Parameters<BrowserContext['addCookies']>[0];

/** A line of `Set-Cookie` of a host's own cookie, for all of its paths. */
function cookieOf(domain: string, line: string): GivenCookies[number] {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const words = new Map(
    attributes.map((attribute) => {
      const [word = '', said] = attribute.toLowerCase().split('=');
      return [word, said];
    }),
  );
  return {
    name,
    value,
    domain,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + Number(words.get('max-age')),
    httpOnly: words.has('httponly'),
    secure: words.has('secure'),
    sameSite: 'Lax',
  };
}

/**
 * Signs an account in at a site of the embedded platform, by the API and without a page; resolves with what its browser
 * would keep. What the login page does has a journey of its own. Rejects, naming the account, where it may not sign in.
 */
export function sessionCookies(origin: string, account: { email: string; password: string }): Promise<GivenCookies> {
  const { host, hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        // Node knows no names below localhost.
        host: '127.0.0.1',
        port,
        path: '/api/wl/user/login',
        method: 'POST',
        headers: { host, origin, 'content-type': 'application/json', 'user-agent': userAgent },
      },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200)
          resolve((answer.headers['set-cookie'] ?? []).map((line) => cookieOf(hostname, line)));
        else reject(new Error(`${account.email} could not sign in: ${answer.statusCode}`));
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify(account));
  });
}
