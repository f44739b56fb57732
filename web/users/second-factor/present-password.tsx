import { PasswordField } from '#web/ui/form/password-field.tsx';
import type { ShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';

interface Props {
  short: ShortForm<'password'>;
  /** What was said of the code before, after which the password is asked once more. */
  said: string | undefined;
  onSubmit(): void;
}

/** The password of whoever is signed in, once more: this browser may have been left open. */
export function PresentPassword({ short, said, onSubmit }: Props) {
  const styles = useFormStyles();
  const says = short.says ?? said;
  return (
    <form {...short.sends(onSubmit)} className={styles.form}>
      <p className={styles.note}>Please confirm your identity. Next you set up your authenticator app.</p>
      <PasswordField {...short.field('password')} label="Current password" autoComplete="current-password" />
      {says && (
        <p role="alert" className={styles.error}>
          {says}
        </p>
      )}
      <button type="submit" hidden />
    </form>
  );
}
