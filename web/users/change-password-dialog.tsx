import { useNavigate } from 'react-router-dom';
import { changePassword, PASSWORD_CHANGED } from '#shared/users/change-password.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { showAlert } from '#web/app/alerts/alert.ts';
import { paths } from '#web/app/paths.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { useContractForm } from '#web/ui/use-contract-form.ts';
import { useFormStyles } from './form-styles.ts';

/** Changes the password; every session ends with it, so it goes on to login. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const styles = useFormStyles();
  const navigate = useNavigate();
  const { control, handleSubmit, setError } = useContractForm(changePassword, { oldPassword: '', newPassword: '' });
  const change = useAction(changePassword, { quiet: true });
  const submit = handleSubmit(async (values) => {
    const answer = await change.mutateAsync(fromForm(changePassword, values));
    if (answer.ok) {
      onClose();
      showAlert(PASSWORD_CHANGED);
      await navigate(paths.logout);
    } else if (!showFieldErrors(answer, setError)) showAlert(answer.message ?? '');
  });
  return (
    <SiteDialog title="Change password" onClose={onClose} actions={[{ label: 'Cancel', run: onClose }, { label: 'Change password', run: () => void submit(), primary: true, disabled: change.isPending }]}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField control={control} name="oldPassword" label="Present password" autoComplete="current-password" />
        <PasswordField control={control} name="newPassword" label="New password" hint="At least 8 characters" autoComplete="new-password" />
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
