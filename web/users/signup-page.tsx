import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { type Redirect, redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { journeyToPay } from '#web/flights/journey/journey-to-pay.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { SignupFields } from './signup-fields.tsx';
import { useSignUp } from './use-sign-up.ts';

const SignUpClosed = lazyPart(() => import('./sign-up-closed.tsx'), <LoadingOverlay />);
const SignUpOnTheWay = lazyPart(
  () => import('#web/flights/booking/passengers/sign-up-on-the-way.tsx'),
  <LoadingOverlay />,
);

/**
 * Registers a traveller; the password is set by a mailed link, and then it goes on where the person was. Whoever is on the
 * way to pay begins with what the booking knows.
 */
export default function SignupPage() {
  const { search } = useLocation();
  const redirect = redirectOf(search);
  const referralCode = new URLSearchParams(search).get('referralCode') ?? undefined;
  const [journey] = useState(() => journeyToPay(redirect?.redirectTo));
  if (useSite().wlMeta.signUp === 'closed') return <SignUpClosed />;
  if (!journey || !redirect) return <SignUp redirect={redirect} referralCode={referralCode} />;
  return <SignUpOnTheWay journey={journey} redirect={redirect} />;
}

function SignUp({ redirect, referralCode }: { redirect: Redirect | undefined; referralCode: string | undefined }) {
  const styles = useFormStyles();
  const site = useSite();
  const { control, submit, isPending } = useSignUp(
    { firstName: '', lastName: '', email: '', phone: '', phoneCode: '', ...(referralCode && { referralCode }) },
    redirect,
  );
  return (
    <AccountFrame heading="Open an account" lead="We will email you a link to set your password.">
      <form className={styles.form} onSubmit={submit} noValidate>
        <SignupFields control={control} />
        <Button type="submit" appearance="primary" size="large" className={styles.submit} disabledFocusable={isPending}>
          Open an account
        </Button>
      </form>
      <p className={styles.below}>
        Already registered?{' '}
        <TextLink inline to={withRedirect(paths.login, redirect)}>
          Sign in
        </TextLink>
      </p>
      {!site.brandingSettings.lockMode && (
        <p className={styles.below}>
          <TextLink inline to={withRedirect(paths.createNewUser, redirect)}>
            Register an agency or a company
          </TextLink>
        </p>
      )}
    </AccountFrame>
  );
}
