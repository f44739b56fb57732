import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#shared/contract.ts';

/**
 * Asks every shown answer of a call again. A first answer still on its way may have been read before the change, and the
 * cache would join it instead of asking anew: it is asked a second time once it is there. Resolves when what is shown was
 * asked again, never rejects.
 */
export async function askAgain(client: QueryClient, { name }: Pick<Call, 'name'>): Promise<void> {
  const asked = { queryKey: [name] };
  const isFirst = client
    .getQueryCache()
    .findAll({ ...asked, fetchStatus: 'fetching' })
    .some(({ state }) => state.data === undefined);
  await client.invalidateQueries(asked);
  if (isFirst) await client.invalidateQueries(asked);
}
