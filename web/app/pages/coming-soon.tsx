import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { siteTheme } from '#web/ui/theme/site-theme.ts';

/** No site's colour is known. */
const NOBODYS = '#2F4CC9';

const useStyles = makeStyles({
  root: { minHeight: '100dvh', display: 'grid', placeContent: 'center', textAlign: 'center', padding: '24px' },
});

/** Shown when the site's data cannot be loaded. */
export default function ComingSoon() {
  const styles = useStyles();
  return (
    <FluentProvider theme={siteTheme(NOBODYS, 'light')}>
      <main className={styles.root}>
        <h1>Coming Soon</h1>
        <p>This site is not open yet. Please try again later.</p>
      </main>
    </FluentProvider>
  );
}
