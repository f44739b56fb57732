import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { type Redirect, withRedirect } from '#web/app/session/redirect.ts';
import { SiteFooter } from '#web/app/shell/site-footer.tsx';
import { SkipLink } from '#web/app/shell/skip-link.tsx';
import { TopBar } from '#web/app/shell/top-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { growing, inRow } from '#web/ui/stack.ts';
import { roundMark } from '#web/ui/surface.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { quietLine } from '#web/ui/text.ts';
import { SignupFields } from '#web/users/signup-fields.tsx';
import { type SignUpStart, useSignUp } from '#web/users/use-sign-up.ts';
import { readBookingAddress } from '../booking-address.ts';
import { BookingCard } from '../booking-card.tsx';
import { BookingFrame } from '../booking-frame.tsx';
import { withChosenExtras } from './choose-extras.ts';
import type { Journey } from '../../journey/journey.ts';
import { offerJourneyLater } from '../../journey/offer-journey-later.ts';
import { genderOfTitle, type PassengerFields } from '../../journey/passenger-fields.ts';
import { PriceBar } from '../price-bar.tsx';
import { PricePanel } from '../price-panel.tsx';
import { endOf, useQuote } from '../use-quote.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  main: growing,
  people: inRow('12px'),
  tick: {
    ...roundMark,
    flexShrink: 0,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  names: { ...growing, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground3 },
  fine: { ...quietLine, margin: 0 },
});

const nothingCharged = 'You have not been charged yet.';

/** The account's fields as far as the booking knows them: the first passenger's, with whom the contact is kept. */
const startOf = ({ title, gender, firstName, lastName, email, phoneCode, mobileNo }: PassengerFields): SignUpStart => {
  const known = genderOfTitle(title) || gender;
  return { ...(known && { gender: known }), firstName, lastName, email, phone: mobileNo, phoneCode };
};

interface Props {
  /** The booking that waits to be paid, without an account yet. */
  journey: Journey;
  /** Back to it. */
  redirect: Redirect;
}

/** Signing up between the passengers and the payment: taken from the booking, with the price in sight. */
export default function SignUpOnTheWay({ journey: { address, passengers }, redirect }: Props) {
  const styles = useStyles();
  const form = useFormStyles();
  const { control, submit, isPending } = useSignUp(startOf(passengers[0]!), redirect);
  const choice = readBookingAddress(new URLSearchParams(address.split('?')[1]))?.choice;
  const quote = useQuote(choice, { quiet: true });
  const quoteId = quote.data?.quoteId ?? '';
  const ssr = useCall(getSsr, { quoteId }, { enabled: quoteId !== '', staleTime: Infinity, quiet: true });
  const left = useTimeLeft(endOf(quote));
  useEffect(offerJourneyLater, []);
  const fare = quote.data && withChosenExtras(quote.data.fareDetailResult, passengers, ssr.data);
  const names = passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).filter(Boolean);
  const panel = fare && { left, fare, family: quote.data!.family.name, segments: quote.data!.segments };
  return (
    <div className={styles.root}>
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <BookingFrame
          step="Passengers"
          heading="One step, then pay"
          lead="Everything you entered is kept. We will email you a link to set your password, and you can continue to payment."
          aside={
            <PriceOf panel={panel}>
              <Button appearance="primary" size="large" disabledFocusable={isPending} onClick={() => void submit()}>
                Open an account
              </Button>
              <p className={styles.fine}>{nothingCharged}</p>
            </PriceOf>
          }
          bar={
            <PriceBar
              total={fare && { minor: fare.totalFare, currency: fare.currency }}
              left={left}
              action="Sign up"
              disabled={isPending}
              onAction={() => void submit()}
            >
              <PriceOf panel={panel} flush>
                <p className={styles.fine}>{nothingCharged}</p>
              </PriceOf>
            </PriceBar>
          }
        >
          <BookingCard
            title={passengers.length === 1 ? '1 passenger' : `${passengers.length} passengers`}
            end={
              <LinkButton to={address} appearance="subtle">
                Change
              </LinkButton>
            }
          >
            <div className={styles.people}>
              <span className={styles.tick}>
                <Icon name="check" size={16} />
              </span>
              <span className={styles.names}>{names.join(', ')}</span>
            </div>
          </BookingCard>
          <BookingCard
            title="Your account"
            note="Taken from the booking"
            end={<TextLink to={withRedirect(paths.login, redirect)}>I have an account: sign in</TextLink>}
          >
            <form className={form.form} onSubmit={submit} noValidate aria-label="Your account">
              <SignupFields control={control} />
              {/* Enter in a field sends; the one button to see stands beside the price. */}
              <input type="submit" hidden />
            </form>
          </BookingCard>
        </BookingFrame>
      </main>
      <SiteFooter />
    </div>
  );
}

interface PriceProps {
  panel: Parameters<typeof PricePanel>[0] | undefined;
  flush?: boolean;
  children: ReactNode;
}

/** The price, or what goes below it alone where the fare cannot be asked any more. */
function PriceOf({ panel, flush, children }: PriceProps) {
  const styles = useFormStyles();
  if (panel)
    return (
      <PricePanel {...panel} flush={flush}>
        {children}
      </PricePanel>
    );
  return (
    <div className={styles.form} style={{ padding: flush ? '20px 0 0' : '24px' }}>
      {children}
    </div>
  );
}
