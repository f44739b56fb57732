import { useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useSite } from '#web/site/site.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { AccountFrame } from './account-frame.tsx';

/**
 * After registering: the mailed link sets the password. Once it is set, in another tab, this one goes on where it was.
 */
export default function SignupSuccessPage() {
  const styles = useFormStyles();
  const { state, search } = useLocation();
  const { email, isAwaitingApproval } = (state as { email?: string; isAwaitingApproval?: boolean } | null) ?? {};
  const { siteName, brandingSettings, wlMeta } = useSite();
  return (
    <AccountFrame
      heading="Check your email"
      lead={`We sent a link${email ? ` to ${email}` : ''}. Open it to set your password and sign in.`}
    >
      {isAwaitingApproval && (
        <p className={styles.note}>
          {siteName} approves {wlMeta.signUp === 'approval' ? 'accounts' : 'agencies'} before they can book. You can
          sign in
          {brandingSettings.lockMode ? '' : ' and search'} in the meantime. We will email you once yours is approved.
        </p>
      )}
      <LinkButton to={withRedirect(paths.login, redirectOf(search))} appearance="primary" size="large">
        Go to sign in
      </LinkButton>
    </AccountFrame>
  );
}
