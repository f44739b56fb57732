import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Call, RequestOf, ResponseOf } from '#shared/contract.ts';
import { CallFailed } from './call-failed.ts';
import { callApi, type CallOptions } from './client.ts';

type Options<C extends Call> = Pick<
  UseQueryOptions<ResponseOf<C>, CallFailed>,
  'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval' | 'placeholderData' | 'refetchOnWindowFocus'
> &
  Pick<CallOptions, 'quiet'>;

/** The cache's key of a call: invalidate `[call.name]` for every request of it. */
export const callKey = <C extends Call>(call: C, request: RequestOf<C>) => [call.name, request] as const;

/**
 * Reads by a contract: `data` is the decoded answer, `error.failure` says what went wrong. The catalogue's toasts
 * appear by themselves.
 */
export function useCall<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { quiet, ...options }: Options<C> = {},
): UseQueryResult<ResponseOf<C>, CallFailed> {
  return useQuery<ResponseOf<C>, CallFailed>({
    ...options,
    queryKey: callKey(call, request),
    queryFn: async ({ signal }) => {
      const answer = await callApi(call, request, { signal, quiet });
      if (!answer.ok) throw new CallFailed(answer);
      return answer.value;
    },
  });
}
