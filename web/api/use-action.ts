import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call, RequestOf } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import { type Answer, callApi, type CallOptions, newIdempotencyKey } from './client.ts';
import { announce } from './events.ts';

/** No answer at all: what the error catalogue leaves to whoever asked. */
const isUnconnected = ({ detail }: Failure) => (detail as { network?: boolean } | undefined)?.network === true;

interface Options extends Pick<CallOptions, 'quiet' | 'deadline' | 'fallback'> {
  /** Names of calls whose cached answers this one makes stale. */
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
      if (answer.ok) {
        intention.current = undefined;
        for (const stale of invalidates) void client.invalidateQueries({ queryKey: [stale.name] });
      } else if (!options.quiet && isUnconnected(answer)) announce({ event: 'failure', text: answer.message! });
      return answer;
    },
  });
}
