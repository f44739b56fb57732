import { useNavigate } from 'react-router-dom';
import { signOutEverywhere } from '#shared/users/session/sign-out-everywhere.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

/** Ends every session of the person, this one too, once they have agreed to it. */
export default function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const end = useAction(signOutEverywhere);
  const submit = async () => {
    if (!(await end.mutateAsync({})).ok) return;
    onClose();
    await navigate(paths.logout);
  };
  return (
    <SiteDialog
      title="Sign out everywhere?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Sign out everywhere', run: () => void submit(), primary: true, disabled: end.isPending },
      ]}
    >
      Every device signed in to your account is signed out at once, including this one. Your password does not change:
      change it too if someone else may know it.
    </SiteDialog>
  );
}
