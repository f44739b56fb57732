import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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

/** So long is waited for where another journey's wrong passwords made an account pause, s. */
const LONGEST_PAUSE = 30;

/**
 * Signs an account in at a site of the embedded platform, by the API and without a page; resolves with what its browser
 * would keep. What the login page does has a journey of its own. A pause that the answer asks for is kept. Rejects,
 * naming the account, where it may not sign in.
 */
export async function sessionCookies(
  origin: string,
  account: { email: string; password: string },
): Promise<GivenCookies> {
  for (;;) {
    const { status, cookies, retryAfter } = await signIn(new URL(origin), account);
    if (status === 200) return cookies;
    if (status !== 429 || !(retryAfter <= LONGEST_PAUSE))
      throw new Error(`${account.email} could not sign in: ${status}`);
    await pause(retryAfter * 1000);
  }
}

interface SignedIn {
  status: number | undefined;
  cookies: GivenCookies;
  /** Seconds that the answer asks for; NaN for none. */
  retryAfter: number;
}

const signIn = ({ origin, host, hostname, port }: URL, account: object): Promise<SignedIn> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        // Node knows no names below localhost.
        host: '127.0.0.1',
        port,
        path: '/api/wl/user/login',
        method: 'POST',
        headers: { host, origin, 'content-type': 'application/json', 'user-agent': userAgent },
        // A connection kept for the next one may be closed by the server at that very moment.
        agent: false,
      },
      (answer) => {
        answer.resume();
        resolve({
          status: answer.statusCode,
          cookies: (answer.headers['set-cookie'] ?? []).map((line) => cookieOf(hostname, line)),
          retryAfter: Number.parseInt(answer.headers['retry-after'] ?? '', 10),
        });
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify(account));
  });
