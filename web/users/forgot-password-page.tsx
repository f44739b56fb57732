import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { forgetPassword } from '#shared/users/forget-password.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useContractForm } from '#web/ui/use-contract-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { useFormStyles } from './form-styles.ts';

/** Asks for a link to set a new password. */
export default function ForgotPasswordPage() {
  const styles = useFormStyles();
  const { control, handleSubmit, setError } = useContractForm(forgetPassword, { email: '' });
  const ask = useAction(forgetPassword);
  const [done, setDone] = useState('');
  const submit = handleSubmit(async (values) => {
    const answer = await ask.mutateAsync(fromForm(forgetPassword, values));
    if (answer.ok) setDone(answer.value.message);
    else showFieldErrors(answer, setError);
  });
  return (
    <AccountFrame heading="Forgot password" lead={done ? undefined : 'We mail you a link to set a new one.'}>
      {done ? (
        <p role="status">{done}</p>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField control={control} name="email" label="Email" type="email" size="large" autoComplete="username" autoFocus />
          <Button type="submit" appearance="primary" size="large" className={styles.submit} disabledFocusable={ask.isPending}>Send the link</Button>
        </form>
      )}
      <p className={styles.below}><TextLink inline to={paths.login}>Back to sign in</TextLink></p>
    </AccountFrame>
  );
}
