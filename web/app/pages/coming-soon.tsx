import { FluentProvider, makeStyles, webLightTheme } from '@fluentui/react-components';

const useStyles = makeStyles({ root: { minHeight: '100dvh', display: 'grid', placeContent: 'center', textAlign: 'center', padding: '24px' } });

/** Shown when the site's data cannot be loaded. */
export function ComingSoon() {
  const styles = useStyles();
  return (
    <FluentProvider theme={webLightTheme}>
      <main className={styles.root}>
        <h1>Coming Soon</h1>
        <p>This site is not open yet. Please try again later.</p>
      </main>
    </FluentProvider>
  );
}
