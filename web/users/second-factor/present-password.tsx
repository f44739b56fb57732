import type { RefObject } from 'react';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import type { ShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  field: ReturnType<ShortForm<'password'>['field']>;
  /** What was refused otherwise than at the field; empty for nothing. */
  refusal: string;
  onSubmit(): void;
}

/** The password of whoever is signed in, once more: this browser may have been left open. */
export function PresentPassword({ form, field, refusal, onSubmit }: Props) {
  const styles = useFormStyles();
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      <p className={styles.note}>Please confirm that it is you. Your authenticator app comes next.</p>
      <PasswordField {...field} label="Present password" autoComplete="current-password" />
      {refusal && (
        <p role="alert" className={styles.error}>
          {refusal}
        </p>
      )}
      <button type="submit" hidden />
    </form>
  );
}
