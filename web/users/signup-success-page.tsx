import { useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AccountFrame } from './account-frame.tsx';

/**
 * After registering: the mailed link sets the password. Once it is set, in another tab, this one goes on where it was.
 */
export default function SignupSuccessPage() {
  const { state, search } = useLocation();
  const email = (state as { email?: string } | null)?.email;
  return (
    <AccountFrame
      heading="Check your mail"
      lead={`We sent a link${email ? ` to ${email}` : ''}. Open it to set your password and sign in.`}
    >
      <LinkButton to={withRedirect(paths.login, redirectOf(search))} appearance="primary" size="large">
        Go to sign in
      </LinkButton>
    </AccountFrame>
  );
}
