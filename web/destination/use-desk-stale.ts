import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Names of the desk's calls, of both its domains, and of what its fields found. */
const desk = /^(?:destination\/|areas\/|type-ahead$)/;

/**
 * Says that anything the desk has shown may be another by now: after an import, and after a change of what many lists
 * name. What is in sight is asked again at once, the rest when it is shown.
 */
export function useDeskStale(): () => void {
  const client = useQueryClient();
  return useCallback(
    () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => typeof name === 'string' && desk.test(name),
      }),
    [client],
  );
}
