import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { lazyAside } from '#web/ui/load-again.ts';
import { Brand } from '#web/app/brand.tsx';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { offerJourneyLater } from '#web/flights/journey/offer-journey-later.ts';
import { useSite } from '#web/site/site.ts';
import { pageHeading, quietLine } from '#web/ui/text.ts';

const PolicyLinks = lazyAside(() => import('#web/app/policy-links.tsx'));
const RouteMap = lazyAside(() => import('./route-map.tsx'));

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '53.5% 1fr',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  band: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    padding: '40px 48px 48px',
    backgroundColor: siteTokens.bandBackground,
    color: siteTokens.bandText,
    [upTo768]: { display: 'none' },
  },
  map: { display: 'grid' },
  slogan: pageHeading,
  address: { margin: '4px 0 0', color: siteTokens.bandText2 },
  side: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'center',
    padding: '24px',
    [upTo768]: { padding: '24px 16px', justifyItems: 'stretch' },
  },
  logo: { visibility: 'hidden', height: '36px', [upTo768]: { visibility: 'visible' } },
  column: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: '368px',
    margin: '32px 0',
    [upTo768]: { alignSelf: 'start', maxWidth: 'none', marginTop: '48px' },
  },
  heading: pageHeading,
  lead: { margin: '4px 0 24px', color: tokens.colorNeutralForeground3 },
  foot: { ...quietLine, display: 'grid', justifyItems: 'center', margin: 0, textAlign: 'center' },
});

/**
 * The pages before signing in: the band with the site's routes, and one column of 368. On a phone the band goes and the
 * logo stays.
 */
export function AccountFrame({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) {
  const styles = useStyles();
  // Somebody who waits here for a mail may go on in the tab that its link opens.
  useEffect(offerJourneyLater, []);
  const { tagline, address, adminContact, adminEmail, homeAirport } = useSite();
  const isPhone = useMedia(upTo768);
  return (
    <div className={styles.root}>
      <header className={styles.band}>
        <Brand large onBand />
        <div className={styles.map}>{!isPhone && homeAirport && <RouteMap />}</div>
        <div>
          {tagline && <p className={styles.slogan}>{tagline}</p>}
          <p className={styles.address}>{address}</p>
        </div>
      </header>
      <div className={styles.side}>
        <header className={styles.logo}>
          <Brand large />
        </header>
        <main id="main" tabIndex={-1} className={styles.column}>
          <h1 className={styles.heading}>{heading}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : <p className={styles.lead} />}
          {/* What is said here is no page that loads, whose room is kept (page.css). */}
          <div>{children}</div>
        </main>
        <footer className={styles.foot}>
          {[adminContact, adminEmail].filter(Boolean).join(' · ')}
          <PolicyLinks />
        </footer>
      </div>
    </div>
  );
}
