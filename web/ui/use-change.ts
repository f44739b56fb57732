import { useQueryClient } from '@tanstack/react-query';
import type { Call, RequestOf } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import type { Answer } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';

/** Refusals that say nothing of what is shown: what was typed is wrong, or it is only too soon. */
const saysNothing = new Set<Failure['code']>(['VALIDATION', 'TOO_MANY_REQUESTS', 'BUSY']);

const wasNeverSent = ({ detail }: Failure) => (detail as { isOffline?: boolean } | undefined)?.isOffline === true;

/**
 * An action (`useAction`) on what a screen shows, which somebody else may have changed since: what shows it is asked
 * again also where the action was refused, or where nobody heard what became of it. So nothing that is no more so stays
 * on the screen.
 */
export function useChange<C extends Call>(
  call: C,
  options: Parameters<typeof useAction<C>>[1] & { invalidates: readonly Call[] },
): { isPending: boolean; mutateAsync(request: RequestOf<C>): Promise<Answer<C>> } {
  const client = useQueryClient();
  const { isPending, mutateAsync } = useAction(call, options);
  return {
    isPending,
    mutateAsync: async (request) => {
      const answer = await mutateAsync(request);
      if (!answer.ok && !saysNothing.has(answer.code) && !wasNeverSent(answer))
        for (const stale of options.invalidates) void client.invalidateQueries({ queryKey: [stale.name] });
      return answer;
    },
  };
}
