import type { Context as LambdaContext } from 'aws-lambda';
import { identify } from '#functions/actors/identify.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import { arrivalOf } from '#functions/http/check-origin.ts';
import { cookie, type HttpAnswer, type HttpEvent } from '#functions/http/request/event.ts';
import { config } from '#functions/runtime/config.ts';
import { log } from '#functions/runtime/log.ts';
import { plainPage } from './gateways/plain-page.ts';
import { checkoutPage } from './razorpay/checkout.ts';
import { sandboxPage } from './sandbox-gateway/page.ts';

const METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Documents that payment gateways stand in, outside the app: Razorpay's checkout, which runs scripts of Razorpay's, and,
 * where the deployment says test, the sandbox gateway's own page. Each brings a policy of its own along.
 */
export async function gatewayPage(event: HttpEvent, _context: LambdaContext): Promise<HttpAnswer> {
  if (!METHODS.includes(event.httpMethod)) return plainPage(405, '', { allow: METHODS.join(', ') });
  try {
    const answer = await pageOf(event);
    return event.httpMethod === 'HEAD' ? { ...answer, body: '' } : answer;
  } catch (error) {
    log.error('page failed', { error: error as Error });
    return plainPage(500, 'This page is not available right now. Nothing was charged.');
  }
}

async function pageOf(event: HttpEvent): Promise<HttpAnswer> {
  const [, kind, id] = /^\/gateway\/(sandbox|razorpay)\/([\w-]{10,80})$/.exec(event.path) ?? [];
  const isTest = config().GATEWAYS === 'test';
  if (!id || (kind === 'sandbox' && !isTest)) return plainPage(404, 'There is no such payment.');
  const arrival = arrivalOf(event);
  const identity = await identify(arrival.host, undefined, cookie(event, config().SESSION_COOKIE));
  if (!identity.ok) return plainPage(404, 'There is no such payment.');
  if (kind === 'sandbox') return sandboxPage(event, { visitor: makeVisitor(identity.value.head), arrival, id });
  return checkoutPage(event, { identity: identity.value, orderId: id });
}
