import { useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AccountFrame } from './account-frame.tsx';

/** After registering: the mailed link sets the password. */
export default function SignupSuccessPage() {
  const email = (useLocation().state as { email?: string } | null)?.email;
  return (
    <AccountFrame heading="Check your mail" lead={`We sent a link${email ? ` to ${email}` : ''}. Open it to set your password and sign in.`}>
      <LinkButton to={paths.login} appearance="primary" size="large">Go to sign in</LinkButton>
    </AccountFrame>
  );
}
