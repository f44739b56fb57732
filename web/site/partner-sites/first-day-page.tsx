import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFirstDay } from '#shared/site/partner-sites/get-first-day.ts';
import { putAwayFirstDay } from '#shared/site/partner-sites/put-away-first-day.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { siteWasSaved } from '#web/app/load-site.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { hasModule, useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';
import { apartInRows, growing, inColumn, inGrid, inRow, plainList } from '#web/ui/stack.ts';
import { cardHeading, largeHeading, quietLine, softLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { StepMark } from './step-mark.tsx';
import { stepsOf } from './first-day-steps.ts';

const SitePicture = lazyPart(() => import('./site-picture.tsx'), <WaitingPicture />);

const useStyles = makeStyles({
  panes: {
    ...inGrid('minmax(0, 9fr) minmax(0, 8fr)', '40px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' },
  },
  head: { ...apartInRows('4px 16px'), alignItems: 'baseline', marginBottom: '8px' },
  heading: largeHeading,
  count: quietLine,
  track: { height: '4px', borderRadius: '2px', overflow: 'hidden', backgroundColor: tokens.colorNeutralStroke2 },
  done: { height: '100%', backgroundColor: tokens.colorCompoundBrandBackground },
  list: { ...plainList, marginTop: '8px' },
  step: {
    ...inRow('16px'),
    padding: '16px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { ...inGrid('20px minmax(0, 1fr)', '8px 16px'), alignItems: 'start' },
  },
  words: growing,
  name: cardHeading,
  isOver: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  meta: { ...softLine, margin: 0 },
  action: { flexShrink: 0, [upTo600]: { gridColumn: 2 } },
  foot: { ...apartInRows('8px 16px'), marginTop: '16px' },
  note: { ...quietLine, margin: 0, flex: '1 1 280px', maxWidth: '440px' },
  aside: inColumn('0'),
  waiting: { height: '330px', borderRadius: tokens.borderRadiusLarge, backgroundColor: tokens.colorNeutralBackground3 },
  caption: { ...quietLine, margin: '12px 0' },
  further: {
    ...apartInRows('4px 16px'),
    padding: '12px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The room of the site's picture. */
function WaitingPicture() {
  return <div className={useStyles().waiting} />;
}

/** `/staff/firstDay`: what a new site lacks until it is ready to sell, ticked by what stands there. */
export default function FirstDayPage() {
  const styles = useStyles();
  const site = useSite();
  const user = useUser();
  const navigate = useNavigate();
  const asked = useCall(getFirstDay, {}, { staleTime: 0, refetchOnWindowFocus: 'always' });
  const putAway = useAction(putAwayFirstDay);
  const steps = asked.data && stepsOf(asked.data);
  const left = steps?.filter(({ isDone }) => !isDone) ?? [];
  const isReady = steps !== undefined && left.length === 0;
  const close = async () => {
    const answer = await putAway.mutateAsync({});
    if (!answer.ok) return;
    await siteWasSaved();
    navigate(paths.home, { replace: true, state: { isInside: true } });
  };
  // Once all is there nobody is led here again; the page itself stays until it is left.
  const isTold = useRef(false);
  const { mutateAsync } = putAway;
  useEffect(() => {
    if (!isReady || isTold.current) return;
    isTold.current = true;
    void mutateAsync({}).then((answer) => (answer.ok ? siteWasSaved() : undefined));
  }, [isReady, mutateAsync]);
  return (
    <Page
      heading={user ? `Welcome, ${user.firstName}` : 'Welcome'}
      lead={
        isReady
          ? `${site.siteName} is ready to sell.`
          : `${site.siteName} is open at ${site.domain}. Complete these steps to start selling. The list disappears once they are done.`
      }
    >
      {asked.isPending && (
        <Waiting>
          <LoadingOverlay />
        </Waiting>
      )}
      {asked.error && !asked.data && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {steps && (
        <div className={styles.panes}>
          <section aria-labelledby="left-to-do">
            <div className={styles.head}>
              <h2 id="left-to-do" className={styles.heading}>
                {isReady ? 'All done' : 'To do'}
              </h2>
              <span className={styles.count}>
                {steps.length - left.length} of {steps.length} done
              </span>
            </div>
            <div className={styles.track} aria-hidden>
              <div className={styles.done} style={{ width: `${(1 - left.length / steps.length) * 100}%` }} />
            </div>
            <ul className={styles.list}>
              {steps.map(({ name, words, to, action, isDone, isBegun }) => (
                <li key={name} className={styles.step}>
                  <StepMark isDone={isDone} isBegun={isBegun} />
                  <div className={styles.words}>
                    <h3 className={mergeClasses(styles.name, isDone && styles.isOver)}>{name}</h3>
                    <p className={styles.meta}>{words}</p>
                  </div>
                  <span className={styles.action}>
                    {isDone ? (
                      <TextLink to={to}>{action}</TextLink>
                    ) : (
                      <LinkButton to={to} appearance={name === left[0]?.name ? 'primary' : 'secondary'}>
                        {action}
                      </LinkButton>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              <p className={styles.note}>
                Currency {site.currency} and time zone {site.zone.split('/').at(-1)!.replaceAll('_', ' ')} were set with
                the site and cannot be changed.
              </p>
              {!isReady && (
                <Button appearance="subtle" disabled={putAway.isPending} onClick={() => void close()}>
                  Dismiss this list
                </Button>
              )}
            </div>
          </section>
          <section className={styles.aside} aria-labelledby="now">
            <div className={styles.head}>
              <h2 id="now" className={styles.heading}>
                Your site now
              </h2>
              <TextLink to={paths.home}>Open</TextLink>
            </div>
            <SitePicture hasFooter={!asked.data!.textsLeft.includes('footer')} />
            <p className={styles.caption}>This is what visitors see today.</p>
            {hasModule(site, 'Flights') && (
              <div className={styles.further}>
                <TextLink to={paths.flightSearch}>Search flights for a customer</TextLink>
                <span className={styles.count}>Sell your first ticket</span>
              </div>
            )}
            <div className={styles.further}>
              <TextLink to="/flights/manage-markup">Set your markups</TextLink>
              <span className={styles.count}>What you earn on a ticket</span>
            </div>
            <div className={styles.further}>
              <TextLink to={`${paths.staffOtherSettings}?part=bank`}>Add your bank details</TextLink>
              <span className={styles.count}>Where customers send transfers</span>
            </div>
          </section>
        </div>
      )}
    </Page>
  );
}
