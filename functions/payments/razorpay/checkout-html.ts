import { createHash } from 'node:crypto';
import { escapeText } from '#functions/payments/gateways/escape-text.ts';
import { PLAIN_STYLE } from '#functions/payments/gateways/plain-page.ts';
import { formatMoney } from '#shared/money.ts';

/** What Razorpay's checkout is opened with, and what the page says beside it. Nothing secret stands here. */
export interface CheckoutFacts {
  keyId: string;
  /** Razorpay's id of the order. */
  gatewayOrderId: string;
  /** Minor units of `currency`. */
  minor: number;
  currency: string;
  siteName: string;
  description: string;
  /** `#rrggbb`. */
  colour: string;
  prefill: { name: string; email: string; contact: string };
  /** Whole seconds that are left to pay. */
  seconds: number;
  /** Where the customer goes who does not pay. */
  backUrl: string;
}

/**
 * The document's own script, the same on every site, so that one hash allows it: opens the checkout, and hands what it
 * says of a payment back to this address by the form. Whoever closes it finds the buttons.
 */
const SCRIPT = `(function(){
var facts=JSON.parse(document.getElementById('facts').textContent);
var form=document.getElementById('paid');
var open=document.getElementById('open');
function say(text){document.getElementById('says').textContent=text;}
function start(){
if(typeof window.Razorpay!=='function'){say('Razorpay is not available right now. Nothing was charged.');return;}
say('');
var checkout=new window.Razorpay({key:facts.keyId,order_id:facts.gatewayOrderId,amount:facts.minor,currency:facts.currency,name:facts.siteName,description:facts.description,prefill:facts.prefill,theme:{color:facts.colour},timeout:facts.seconds,modal:{ondismiss:function(){say('You closed the checkout. Nothing was charged.');open.focus();}},handler:function(paid){
['razorpay_payment_id','razorpay_order_id','razorpay_signature'].forEach(function(name){form.elements[name].value=paid[name]||'';});
say('Paid. One moment…');form.submit();}});
checkout.open();
}
open.addEventListener('click',start);start();
})();`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Razorpay loads parts of its checkout from several hosts of its own; a fake from the one that it is at. */
function hostsOf(checkoutUrl: string): string {
  const { origin, hostname } = new URL(checkoutUrl);
  return hostname.endsWith('.razorpay.com') ? 'https://*.razorpay.com' : origin;
}

/** Headers of the checkout's document: scripts and frames of the gateway's hosts run here, and on no page of the app. */
export function checkoutHeaders(checkoutUrl: string): Record<string, string> {
  const hosts = hostsOf(checkoutUrl);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${hashOf(SCRIPT)} ${hosts}`,
      `frame-src ${hosts}`,
      `connect-src ${hosts}`,
      `img-src 'self' data: ${hosts}`,
      `font-src data: ${hosts}`,
      // The checkout styles what it draws by attributes and elements of its own.
      "style-src 'unsafe-inline'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-content-type-options': 'nosniff',
  };
}

const embed = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** The document in which a customer pays by Razorpay. */
export const checkoutHtml = (facts: CheckoutFacts, checkoutUrl: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeText(facts.siteName)}: payment</title>
<style>${PLAIN_STYLE}</style></head><body><main><h1>Pay ${escapeText(formatMoney(facts.minor, facts.currency))}</h1>
<p>${escapeText(facts.siteName)}, ${escapeText(facts.description)}. The payment is processed by Razorpay.</p>
<p id="says" role="status"></p>
<button class="act first" id="open" type="button">Open Razorpay</button>
<a class="act" href="${escapeText(facts.backUrl)}">Go back without paying</a>
<form id="paid" method="post"><input type="hidden" name="razorpay_payment_id"><input type="hidden" name="razorpay_order_id"><input type="hidden" name="razorpay_signature"></form>
<noscript>Razorpay’s checkout needs JavaScript.</noscript></main>
<script type="application/json" id="facts">${embed(facts)}</script>
<script src="${escapeText(checkoutUrl)}"></script>
<script>${SCRIPT}</script></body></html>`;
