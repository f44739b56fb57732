import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useSite } from '#web/site/site.ts';
import { siteTheme } from '#web/ui/theme/site-theme.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { useColourMode } from './use-colour-mode.ts';

const useStyles = makeStyles({
  // The page's colour stands on a div of its own: FluentProvider copies its class to every portal.
  page: {
    minHeight: '100dvh',
    backgroundColor: siteTokens.pageBackground,
    '@media print': { backgroundColor: '#ffffff' },
  },
  provider: { backgroundColor: 'transparent' },
});

/** Fluent in the site's colours. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { mode } = useColourMode();
  const seed = useSite().brandingSettings.form.theme.palette.primary;
  const theme = useMemo(() => siteTheme(seed, mode), [seed, mode]);
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = mode;
    document.documentElement.dataset.mode = mode;
    document.documentElement.style.backgroundColor = theme.pageBackground;
  }, [mode, theme]);
  return (
    <FluentProvider theme={theme} className={styles.provider}>
      <div className={styles.page}>
        {/* For the site's notice, above whatever page there is. */}
        <div id="notice" />
        {children}
      </div>
    </FluentProvider>
  );
}
