import { escapeText } from '#functions/payments/gateways/escape-text.ts';
import { PLAIN_STYLE } from '#functions/payments/gateways/plain-page.ts';

/** A page of a fake gateway: what is to be paid, and a button for each thing that may come of it. No money moves. */
export const fakePage = ({
  name,
  amount,
  says = '',
  fields,
  actions,
  script = '',
}: {
  name: string;
  amount: string;
  says?: string;
  fields: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  script?: string;
}): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeText(name)}</title>
<style>${PLAIN_STYLE}</style></head><body><main><h1>${escapeText(name)}</h1>
<p>No money moves here. Choose what shall come of it.</p><p role="status">${escapeText(says)}</p><p><strong>${escapeText(amount)}</strong></p>
<form method="post">${Object.entries(fields)
  .map(([field, value]) => `<input type="hidden" name="${escapeText(field)}" value="${escapeText(value)}">`)
  .join('')}${Object.entries(actions)
  .map(([action, label]) => `<button class="act" name="action" value="${action}">${escapeText(label)}</button>`)
  .join('')}</form></main>${script && `<script>${script}</script>`}</body></html>`;
