import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#shared/contract.ts';

/**
 * Asks every shown answer of a call again. A first answer still on its way may have been read before the change, and the
 * cache would join it instead of asking anew: it is asked a second time once it is there. Resolves when what is shown was
 * asked again, never rejects.
 */
export async function askAgain(client: QueryClient, { name }: Pick<Call, 'name'>): Promise<void> {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ queryKey: [name], fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ queryKey: [name] });
  await Promise.all(onTheirWay.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
