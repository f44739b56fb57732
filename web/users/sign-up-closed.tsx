import { useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { useSite } from '#web/site/site.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AccountFrame } from './account-frame.tsx';

/** Where only staff open accounts: whom to ask, and the way in for whoever has one. */
export default function SignUpClosed() {
  const { siteName, adminContact, adminEmail } = useSite();
  const { search } = useLocation();
  const reach = [adminContact, adminEmail].filter(Boolean).join(' or ');
  return (
    <AccountFrame
      heading="Members only"
      lead={`Accounts are opened by ${siteName}${reach && `. To become a member, contact ${reach}`}.`}
    >
      <LinkButton to={withRedirect(paths.login, redirectOf(search))} appearance="primary" size="large">
        Sign in
      </LinkButton>
    </AccountFrame>
  );
}
