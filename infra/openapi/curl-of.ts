import type { Call } from '#shared/contract.ts';
import { sampleRequests } from './samples.ts';

/** The site and the token that examples stand for. */
export const EXAMPLE_SITE = 'https://your-site.example';
export const EXAMPLE_TOKEN = 'USERID.SECRET';
/** The key of examples that may be sent again. */
export const EXAMPLE_KEY = '4f1c2a9e-order-1';

/** The sample request of a call; its fields stand in the body, or in the query of a GET. */
export const sampleRequest = (call: Call): Record<string, unknown> => sampleRequests[call.name] ?? {};

/** The call as an API client makes it from a shell: the token in the header, no cookie, no `Origin`. */
export function curlOf(call: Call): string {
  const left = { ...sampleRequest(call) };
  const path = call.path.replace(/\{(\w+)\+?\}/g, (_, name: string) => {
    const value = String(left[name]);
    delete left[name];
    return encodeURIComponent(value);
  });
  const isPost = call.method === 'POST';
  const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)]));
  const address = `${EXAMPLE_SITE}${path}${isPost || !query.size ? '' : `?${query}`}`;
  const headers = [
    ...(call.answers === 'bare'
      ? [`authorization: Bearer ${EXAMPLE_TOKEN}`, 'octo-capabilities: octo/pricing']
      : call.actor === 'user'
        ? [`auth-token: ${EXAMPLE_TOKEN}`]
        : []),
    ...(isPost ? ['content-type: application/json'] : []),
    ...(call.idempotent ? [`idempotency-key: ${EXAMPLE_KEY}`] : []),
  ];
  return [
    `curl ${call.method === 'DELETE' ? '--request DELETE ' : ''}'${address}'`,
    ...headers.map((line) => `  --header '${line}'`),
    ...(isPost ? [`  --data '${JSON.stringify(left).replaceAll("'", String.raw`'\''`)}'`] : []),
  ].join(' \\\n');
}
