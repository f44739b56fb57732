import { type RefObject, useRef, useState } from 'react';
import type { Failure } from '#shared/errors.ts';

/** A few text fields: their values, and what goes into a `ShortField` of each. */
export interface ShortForm<N extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Record<N, string>;
  field(name: N): { name: N; value: string; error: string | undefined; onChange: (text: string) => void };
  /** Puts a failure's messages on their fields and focuses the first; false where it named none of them. */
  refuse(failure: Failure): boolean;
}

/**
 * The state of a form of a few text fields, where react-hook-form would be most of the page's weight. The contract
 * client holds the values against the contract before it sends: `refuse` shows what it, or the server, says.
 */
export function useShortForm<N extends string>(empty: Record<N, string>): ShortForm<N> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<N, string>>>({});
  return {
    form,
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (text) => {
        setValues((before) => ({ ...before, [name]: text }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
    refuse({ errors: messages = {} }) {
      const named = (Object.keys(values) as N[]).filter((name) => messages[name]);
      setErrors(Object.fromEntries(named.map((name) => [name, messages[name]])) as Partial<Record<N, string>>);
      (form.current?.elements.namedItem(named[0] ?? '') as HTMLElement | null)?.focus();
      return named.length > 0;
    },
  };
}
