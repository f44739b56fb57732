import type { VisitorActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Arrival } from '#functions/http/check-origin.ts';
import { header, type HttpAnswer, type HttpEvent } from '#functions/http/request/event.ts';
import { commit } from '#functions/table/commit.ts';
import { sandboxActions } from './model.ts';
import { missingPageHtml, paymentPageHtml } from './page-html.ts';
import { paymentsAfter } from './pay.ts';
import { isSigned } from './signing.ts';
import { readSandboxOrder } from './store.ts';
import { changeSandboxOrderWrites } from './writes.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const page = (statusCode: number, body: string): HttpAnswer => ({ statusCode, headers, body });

/**
 * The sandbox payment gateway's page and its form: an outside party's, so no session and no call is involved, and of the
 * site's rows only the key that the site signs its orders with.
 */
export async function sandboxPage(
  event: HttpEvent,
  { visitor, arrival, id }: { visitor: VisitorActor; arrival: Arrival; id: string },
): Promise<HttpAnswer> {
  const order = await readSandboxOrder(id);
  if (!order || !(await isSigned(visitor, order))) return page(404, missingPageHtml());
  if (event.httpMethod !== 'POST') return page(200, paymentPageHtml(order));
  if (header(event, 'origin') !== arrival.origin) return page(403, missingPageHtml());
  const chosen = new URLSearchParams(
    event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? ''),
  ).get('action');
  const action = sandboxActions.find((known) => known === chosen);
  if (!action) return page(400, paymentPageHtml(order));
  const done = await commit(
    visitor,
    changeSandboxOrderWrites(order, { payments: paymentsAfter(order, action, clock.now()) }),
  );
  if (!done.ok) return page(409, paymentPageHtml(order));
  return { statusCode: 303, headers: { ...headers, location: order.returnUrl }, body: '' };
}
