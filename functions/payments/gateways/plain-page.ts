import type { HttpAnswer } from '#functions/http/request/event.ts';
import { escapeText } from './escape-text.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** How the few pages beside the app look: quiet, light and dark. */
export const PLAIN_STYLE = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}',
  'h1{font-size:1.25rem}dd{margin:0 0 .5rem;font-weight:600}',
  'a,button{color:inherit;font:inherit}',
  '.act{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;margin:.5rem 0;text-align:center;text-decoration:none;border:1px solid #6b6b73;border-radius:.375rem;background:none;cursor:pointer}',
  '.first{background:#1b1b1f;border-color:#1b1b1f;color:#fff;font-weight:600}',
  '@media (prefers-color-scheme:dark){body{color:#eef0f4;background:#121419}.act{border-color:#9ba2ae}.first{background:#eef0f4;border-color:#eef0f4;color:#121419}}',
].join('');

/** A page that says one sentence. */
export const plainPage = (statusCode: number, text: string, more: Record<string, string> = {}): HttpAnswer => ({
  statusCode,
  headers: { ...headers, ...more },
  body:
    text &&
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment</title>
<style>${PLAIN_STYLE}</style></head><body><main><h1>Payment</h1><p>${escapeText(text)}</p><p><a class="act" href="/app/payments">Go back to the site</a></p></main></body></html>`,
});
