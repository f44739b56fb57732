import type { UserActor } from '#functions/actor.ts';
import { resolveGateway } from '#functions/actors/gateway.ts';
import type { Identity } from '#functions/actors/identify.ts';
import { resolveActor } from '#functions/actors/resolve.ts';
import { clock } from '#functions/clock.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/request/event.ts';
import { rawRequest } from '#functions/http/request/raw-request.ts';
import { plainPage } from '#functions/payments/gateways/plain-page.ts';
import { readGatewayOfKind } from '#functions/payments/gateways/store.ts';
import { whyNotPayFor } from '#functions/payments/may-pay.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { serviceOf } from '#functions/payments/services/registry.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { takeNotice } from '#functions/payments/take-notice.ts';
import { config } from '#functions/runtime/config.ts';
import { readSite } from '#functions/site/store.ts';
import { SECOND } from '#shared/time.ts';
import { checkoutHeaders, checkoutHtml } from './checkout-html.ts';
import { proveRazorpayReturn } from './prove-return.ts';

interface Visit {
  identity: Identity;
  orderId: string;
}

const orderPage = (orderId: string): string => `/app/user/payments/${orderId}`;
const goTo = (location: string): HttpAnswer => ({
  statusCode: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

/**
 * `/gateway/razorpay/<order>`: Razorpay's checkout for whoever may pay the order, and what it hands back when they have.
 * What it hands back needs no session: the signature says whose it is.
 */
export const checkoutPage = (event: HttpEvent, visit: Visit): Promise<HttpAnswer> =>
  event.httpMethod === 'POST' ? takeReturn(event, visit) : showCheckout(visit);

async function takeReturn(event: HttpEvent, { identity, orderId }: Visit): Promise<HttpAnswer> {
  const raw = rawRequest(event);
  const actor = raw.ok ? await resolveGateway(identity.head, raw.value, proveRazorpayReturn(orderId)) : raw;
  if (!actor.ok)
    return plainPage(400, 'This payment could not be verified. If you have paid, we find it automatically.');
  // Whatever comes of it: the order's page asks again, and so does the sweeper.
  await takeNotice(actor.value);
  return goTo(orderPage(orderId));
}

async function showCheckout({ identity, orderId }: Visit): Promise<HttpAnswer> {
  const actor = await resolveActor('user', identity, undefined);
  // Who is not signed in, or has nothing to pay here, learns on the order's page why.
  if (!actor.ok) return goTo(orderPage(orderId));
  const user = actor.value as UserActor;
  const [order, begun, setting] = await Promise.all([
    readOrder(user, orderId),
    readPayment(user, orderId),
    readGatewayOfKind(user, 'razorpay'),
  ]);
  const attempt = begun?.attempts.findLast(({ gateway }) => gateway === setting?.name);
  if (!order.ok || !attempt || !setting?.keyId) return plainPage(404, 'There is no such payment.');
  const { amount, currency, remark: description, expiresAt } = order.value;
  const minor = amount + (attempt.fee ?? 0);
  if (whyNotPayable(order.value, clock.now()) || whyNotPayFor(user, order.value, 'gateway'))
    return goTo(orderPage(orderId));
  const site = await readSite(user);
  const phone = identity.user?.phoneNumbers.find(({ phoneNumber }) => phoneNumber && phoneNumber !== 'INVALID');
  const facts = {
    keyId: setting.keyId,
    gatewayOrderId: attempt.gatewayOrderId,
    ...{ minor, currency, description },
    siteName: site.siteName,
    colour: site.brandingSettings.form.theme.palette.primary,
    prefill: {
      name: user.name,
      email: user.email,
      contact: phone ? `${phone.phoneCountryCode}${phone.phoneNumber.replace(/\s/g, '')}` : '',
    },
    seconds: Math.max(1, Math.floor((expiresAt - clock.now()) / SECOND)),
    backUrl: serviceOf(order.value).backTo?.(order.value) ?? orderPage(orderId),
  };
  const url = config().RAZORPAY_CHECKOUT;
  return { statusCode: 200, headers: checkoutHeaders(url), body: checkoutHtml(facts, url) };
}
