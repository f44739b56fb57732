import { clock } from '#functions/clock.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { killAtOperation } from '#test/harness/kill-at-operation.ts';

/**
 * Saves a quotation in a process of its own, which kills itself, without a word, at the n-th operation it sends to the
 * table. n = 0 lives and says how many operations there were.
 */
const { AT, TOKEN, BODY } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
const operations = killAtOperation();
const body = JSON.parse(BODY!) as WireRequestOf<typeof saveKart>;
const { status } = await callHttp({ site: 'sarathi', call: saveKart, body, as: { token: TOKEN! } });
if (status !== 200) throw new Error(`the save was answered ${status}`);
console.log(operations());
