import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { resolveGateway } from '#functions/actors/gateway.ts';
import type { Identity } from '#functions/actors/identify.ts';
import { resolveActor } from '#functions/actors/resolve.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import { clock } from '#functions/clock.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/request/event.ts';
import { rawRequest } from '#functions/http/request/raw-request.ts';
import { plainPage } from '#functions/payments/gateways/plain-page.ts';
import { readGatewayOfKind } from '#functions/payments/gateways/store.ts';
import { whyNotPayFor } from '#functions/payments/may-pay.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { orderPage } from '#functions/payments/order-page.ts';
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
  const order = await readOrder(actor.value, orderId);
  return goTo(orderPage(order.ok ? order.value : { orderId }));
}

async function showCheckout({ identity, orderId }: Visit): Promise<HttpAnswer> {
  const found = await readPayer(identity, orderId);
  // Who is not signed in, or has nothing to pay here, learns on the order's page why.
  if (!found) return goTo(orderPage({ orderId }));
  const { actor, order } = found;
  const user = actor.kind === 'user' ? actor : undefined;
  const [begun, setting] = await Promise.all([readPayment(actor, orderId), readGatewayOfKind(actor, 'razorpay')]);
  const attempt = begun?.attempts.findLast(({ gateway }) => gateway === setting?.name);
  if (!order || !attempt || !setting?.keyId) return plainPage(404, 'There is no such payment.');
  const { amount, currency, remark: description, expiresAt } = order;
  const minor = amount + (attempt.fee ?? 0);
  if (whyNotPayable(order, clock.now()) || (user && whyNotPayFor(user, order, 'gateway')))
    return goTo(orderPage(order));
  const site = await readSite(actor);
  const phone = user && identity.user?.phoneNumbers.find(({ phoneNumber }) => phoneNumber && phoneNumber !== 'INVALID');
  const facts = {
    keyId: setting.keyId,
    gatewayOrderId: attempt.gatewayOrderId,
    ...{ minor, currency, description },
    siteName: site.siteName,
    colour: site.brandingSettings.form.theme.palette.primary,
    prefill: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      contact: phone ? `${phone.phoneCountryCode}${phone.phoneNumber.replace(/\s/g, '')}` : '',
    },
    seconds: Math.max(1, Math.floor((expiresAt - clock.now()) / SECOND)),
    backUrl: serviceOf(order).backTo?.(order) ?? orderPage(order),
  };
  const url = config().RAZORPAY_CHECKOUT;
  return { statusCode: 200, headers: checkoutHeaders(url), body: checkoutHtml(facts, url) };
}

/**
 * Who stands at the checkout: the signed-in user who reaches the order, or, of one that is paid without a session, whoever was
 * sent here. Undefined for a visitor to any other order; the order is undefined where the user reaches none.
 */
async function readPayer(
  { head, ...identity }: Identity,
  orderId: string,
): Promise<{ actor: UserActor | VisitorActor; order: OrderItem | undefined } | undefined> {
  const signedIn = await resolveActor('user', { head, ...identity }, undefined);
  const user = signedIn.ok ? (signedIn.value as UserActor) : undefined;
  const own = user && (await readOrder(user, orderId));
  if (user && own?.ok) return { actor: user, order: own.value };
  const visitor = makeVisitor(head);
  const open = await readOrder(visitor, orderId);
  if (open.ok) return { actor: visitor, order: open.value };
  return user && { actor: user, order: undefined };
}
