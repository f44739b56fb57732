import { useNavigate } from 'react-router-dom';
import { changePassword, PASSWORD_CHANGED } from '#shared/users/session/change-password.ts';
import { useAction } from '#web/api/use-action.ts';
import { showAlert } from '#web/app/alerts/alert.ts';
import { paths } from '#web/app/paths.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';

/** Changes the password; every session ends with it, so it goes on to login. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const styles = useFormStyles();
  const navigate = useNavigate();
  const { values, field, sends, refuse } = useShortForm({ oldPassword: '', newPassword: '' });
  const change = useAction(changePassword, { quiet: true });
  const submit = async () => {
    const answer = await change.mutateAsync(values);
    if (answer.ok) {
      onClose();
      showAlert(PASSWORD_CHANGED);
      await navigate(paths.logout);
    } else if (!refuse(answer)) showAlert(answer.message ?? '');
  };
  return (
    <SiteDialog
      title="Change password"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Change password', run: () => void submit(), primary: true, disabled: change.isPending },
      ]}
    >
      <form {...sends(submit)} className={styles.form}>
        <PasswordField {...field('oldPassword')} label="Current password" autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          hint="At least 8 characters"
          autoComplete="new-password"
        />
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
