import { formatMoney } from '#shared/money.ts';
import { escapeText } from '#functions/payments/gateways/escape-text.ts';
import type { SandboxAction, SandboxOrder } from './model.ts';

const labels: Record<SandboxAction, string> = {
  succeed: 'Pay now',
  fail: 'Let the payment fail',
  abandon: 'Go back without paying',
  late: 'Pay, confirmed after the order expired',
  twice: 'Pay twice',
};

const frame = (body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox payment gateway</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1b1b1f}h1{font-size:1.25rem}button{display:block;width:100%;min-height:2.75rem;margin:.5rem 0;font:inherit;border:1px solid #6b6b73;border-radius:.375rem;background:#fff;cursor:pointer}button[value=succeed]{background:#1d4f91;border-color:#1d4f91;color:#fff}dd{margin:0 0 .5rem;font-weight:600}</style>
</head><body><main><h1>Sandbox payment gateway</h1>${body}</main></body></html>`;

/** The gateway's one page: what is to be paid, and what shall happen. No money moves. */
export const paymentPageHtml = (order: SandboxOrder): string =>
  frame(`<p>No money moves here. Choose what the gateway shall do.</p>
<dl><dt>Amount</dt><dd>${escapeText(formatMoney(order.minor, order.currency))}</dd><dt>For</dt><dd>${escapeText(order.description)}</dd></dl>
<form method="post">${Object.entries(labels)
    .map(([action, label]) => `<button name="action" value="${action}">${label}</button>`)
    .join('')}</form>`);

export const missingPageHtml = (): string => frame('<p>There is no such payment.</p>');
