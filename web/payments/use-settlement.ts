import { useEffect, useState } from 'react';
import type { Failure, FailureCode } from '#shared/errors.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { callApi } from '#web/api/client.ts';
import { callKey } from '#web/api/use-call.ts';
import { queryClient } from '#web/app/query-client.ts';

/** Payment verification: further tries after the first, and the pause before each (spec: 5, 2 s apart). */
const FURTHER_TRIES = 5;
const PAUSE = 2000;
/** The pause after those, while the page is open. */
const LONG_PAUSE = 30_000;

/**
 * `asking`: at first. `pending`: not known yet, and still asked now and then; the gateway said so, or (`isUnheard`)
 * nobody answered. `settled`: paid. `failed`: not paid, with what was said.
 */
export type Settlement =
  | { kind: 'asking' }
  | { kind: 'pending'; isUnheard: boolean }
  | { kind: 'settled' }
  | { kind: 'failed'; failure: Failure };

/**
 * Answers about the payment or the asker. Every other failure is one of the question, and says nothing of the money.
 */
const conclusive: readonly FailureCode[] = [
  'PAYMENT_UNSUCCESSFUL',
  'ORDER_UNPAID',
  'ORDER_EXPIRED',
  'ORDER_SUPERSEDED',
  'DUPLICATE_BOOKING',
  'NOT_FOUND',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'MODULE_OFF',
  'VALIDATION',
  'BAD_REQUEST',
];

/**
 * Asks once whether the order is paid, five times more while nothing certain is said, then at long pauses for as long
 * as somebody waits; `again` asks at once.
 */
export function useSettlement(orderId: string): Settlement & { again(): void } {
  const [settlement, setSettlement] = useState<Settlement>({ kind: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (left: number): Promise<void> => {
      const answer = await callApi(orderSuccessCallback, { orderId }, { quiet: true, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (answer.ok) {
        queryClient.setQueryData(callKey(getOrder, { orderId }), answer.value);
        setSettlement({ kind: 'settled' });
      } else if (conclusive.includes(answer.code)) setSettlement({ kind: 'failed', failure: answer });
      else if (left > 0) timer = setTimeout(() => void ask(left - 1), PAUSE);
      else {
        setSettlement({ kind: 'pending', isUnheard: answer.code !== 'PAYMENT_PENDING' });
        timer = setTimeout(() => void ask(0), LONG_PAUSE);
      }
    };
    void ask(FURTHER_TRIES);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [orderId, round]);
  return {
    ...settlement,
    again: () => {
      setSettlement({ kind: 'asking' });
      setRound((n) => n + 1);
    },
  };
}
