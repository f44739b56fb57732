import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { loginAt, withRedirect } from '#web/app/session/redirect.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { inLines } from '#web/ui/stack.ts';
import { BookingCard } from './booking-card.tsx';
import { changeJourney, readJourney } from '../journey/journey.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 16px', color: tokens.colorNeutralForeground2 },
  actions: { ...inLines('8px'), [upTo600]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Asked on arriving, before anything is typed; whoever goes on is asked again before paying. `place` is this page. */
export default function SignInFirst({ place }: { place: string }) {
  const styles = useStyles();
  const { signUp } = useSite().wlMeta;
  const [isLater, setLater] = useState(() => readJourney()?.isSignInLater === true);
  if (isLater) return null;
  const later = () => {
    changeJourney({ isSignInLater: true });
    setLater(true);
  };
  return (
    <BookingCard title="Sign in first?">
      <p className={styles.text}>
        Bookings are kept in an account. Sign in to fill in your contact and saved travellers automatically.
      </p>
      <div className={styles.actions}>
        <LinkButton to={loginAt(place)} appearance="primary">
          Sign in
        </LinkButton>
        {signUp !== 'closed' && (
          <LinkButton to={withRedirect(paths.signup, { redirectTo: place, redirectType: 'path' })}>
            Open an account
          </LinkButton>
        )}
        <Button appearance="subtle" onClick={later}>
          Continue without signing in
        </Button>
      </div>
    </BookingCard>
  );
}
