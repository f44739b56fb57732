import { makeStyles, tokens } from '@fluentui/react-components';
import { pageHeading } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    boxSizing: 'border-box',
    minHeight: '156px',
    padding: '24px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: siteTokens.bandBackground,
    color: siteTokens.bandText,
    [upTo768]: { padding: '16px 16px 56px' },
  },
  heading: { ...pageHeading, color: 'inherit', overflowWrap: 'anywhere' },
  about: { position: 'relative', margin: '4px 0 0', color: siteTokens.bandText2 },
  drawing: {
    position: 'absolute',
    inset: 'auto 0 0 0',
    width: '100%',
    height: '84px',
    fill: siteTokens.bandText2,
    [upTo768]: { height: '48px' },
  },
});

/** What a trip is called and how long it is, over dunes under a low sun in the brand's colour. */
export function TripCover({ name, about }: { name: string; about: string }) {
  const styles = useStyles();
  return (
    <header className={styles.root}>
      <svg className={styles.drawing} viewBox="0 0 1200 84" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <circle cx="960" cy="46" r="30" opacity="0.35" />
        <path d="M0 84V58C160 30 320 62 480 46S800 20 960 52s160 14 240 2v30Z" opacity="0.16" />
        <path d="M0 84V72C220 48 400 80 600 64s380-26 600 8v12Z" opacity="0.28" />
      </svg>
      <h1 className={styles.heading}>{name}</h1>
      <p className={styles.about}>{about}</p>
    </header>
  );
}
