import { startTransition, useOptimistic } from 'react';

/** A control's value that changes with the press, while the list behind `onChange` is worked out at leisure. */
export function useAhead<V>(value: V, onChange: (next: V) => void): [V, (next: V) => void] {
  const [shown, show] = useOptimistic(value);
  const change = (next: V) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, change];
}
