import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call, RequestOf } from '#shared/contract.ts';
import type { Failure, Success } from '#shared/errors.ts';
import { askAgain } from './ask-again.ts';
import { type Answer, callApi, type CallOptions, newIdempotencyKey } from './client.ts';
import { announce } from './events.ts';

/** Of no answer at all: what the error catalogue leaves to whoever asked. */
const connectionOf = ({ detail }: Failure) => (detail ?? {}) as { network?: boolean; isOffline?: boolean };

/**
 * Whether what is shown may be otherwise by now: also where the action was refused, or nobody heard what became of it. Not
 * where what was typed is wrong, it was only too soon, or nothing was sent.
 */
export const makesStale = (answer: Success<unknown> | Failure): boolean =>
  answer.ok ||
  !(['VALIDATION', 'TOO_MANY_REQUESTS', 'BUSY'].includes(answer.code) || connectionOf(answer).isOffline === true);

interface Options extends Pick<CallOptions, 'quiet' | 'deadline' | 'fallback'> {
  /** Calls whose cached answers this one makes stale: nothing that is no more so stays on the screen. */
  invalidates?: readonly Call[];
}

/**
 * Changes by a contract: `await action.mutateAsync(request)` answers an Outcome, never throws. It is sent now or refused
 * now, never kept for a later connection (see queryClient); where nobody answers, it says so, unless the caller does.
 * For idempotent calls the same request sent again, until it succeeds, goes under the same key; a success or another
 * request begins a new one.
 */
export function useAction<C extends Call>(
  call: C,
  { invalidates = [], ...options }: Options = {},
): UseMutationResult<Answer<C>, never, RequestOf<C>> {
  const client = useQueryClient();
  const intention = useRef<{ body: string; key: string }>(undefined);
  return useMutation<Answer<C>, never, RequestOf<C>>({
    mutationFn: async (request) => {
      const body = JSON.stringify(request);
      if (intention.current?.body !== body) intention.current = { body, key: newIdempotencyKey() };
      const answer = await callApi(call, request, {
        ...options,
        idempotencyKey: call.idempotent ? intention.current.key : undefined,
      });
      if (answer.ok) intention.current = undefined;
      else if (!options.quiet && connectionOf(answer).network) announce({ event: 'failure', text: answer.message! });
      if (makesStale(answer)) for (const stale of invalidates) void askAgain(client, stale);
      return answer;
    },
  });
}
