import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Failure } from '#shared/errors.ts';

/** A few text fields: their values, what goes into a `ShortField` of each, and what was said of them. */
export interface ShortForm<N extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Record<N, string>;
  field(name: N): { name: N; value: string; error: string | undefined; onChange: (text: string) => void };
  /** What goes onto the `<form>` of a page, or of a dialog that is no `FormDialog`. */
  sends(submit: () => unknown): {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit(event: FormEvent): void;
  };
  /** Puts a failure's messages on their fields and focuses the first; false where it named none of them. */
  refuse(failure: Failure): boolean;
  /** Why it was refused, where no field has it; undefined: it was not. */
  says: string | undefined;
  /** Forgets what was said, before it is sent once more. */
  begin(): void;
  /** Says why it was refused: at its field, or by `says`. */
  refused(failure: Failure): void;
}

/** Values that somebody else keeps (`useEdit`). */
export interface HeldValues<N extends string> {
  value: Record<N, string>;
  change(fields: Partial<Record<N, string>>): void;
}

/**
 * The state of a form of a few text fields, on a page or in a `FormDialog`, where react-hook-form would be most of the
 * page's weight. The contract client holds the values against the contract before it sends: `refused` shows what it, or
 * the server, says.
 */
export function useShortForm<N extends string>(empty: Record<N, string>, held?: HeldValues<NoInfer<N>>): ShortForm<N> {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState(empty);
  const values = held?.value ?? own;
  const [errors, setErrors] = useState<Partial<Record<N, string>>>({});
  const [says, setSays] = useState<string>();
  const refuse = ({ errors: messages = {} }: Failure) => {
    const named = (Object.keys(values) as N[]).filter((name) => messages[name]);
    setErrors(Object.fromEntries(named.map((name) => [name, messages[name]])) as Partial<Record<N, string>>);
    (form.current?.elements.namedItem(named[0] ?? '') as HTMLElement | null)?.focus();
    return named.length > 0;
  };
  return {
    form,
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (text) => {
        if (held) held.change({ [name]: text } as Record<N, string>);
        else setOwn((before) => ({ ...before, [name]: text }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
    sends: (submit) => ({
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    }),
    refuse,
    says,
    begin: () => setSays(undefined),
    refused: (failure) => {
      if (!refuse(failure)) setSays(failure.message);
    },
  };
}
