import { makeStyles } from '@fluentui/react-components';
import { lazyAside } from '#web/ui/load-again.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import { useSite } from '#web/site/site.ts';
import { notOnPaper, pageWide } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

const PolicyLinks = lazyAside(() => import('#web/app/policy-links.tsx'));
const SanitizedHtml = lazyAside(() => import('#web/ui/sanitized-html.tsx'));

const useStyles = makeStyles({
  root: {
    ...pageWide,
    ...quietLine,
    width: '100%',
    minHeight: '108px',
    padding: '24px',
    '& p': { margin: '0 0 4px' },
    '& nav': { margin: '0 -8px' },
    [upTo768]: { padding: '24px 16px' },
    ...notOnPaper,
  },
});

/** The site's own footer, else the company and how to reach it. */
export function SiteFooter() {
  const styles = useStyles();
  const { ssrHtml, brandingSettings, companyName, adminContact, adminEmail } = useSite();
  const { mode } = useColourMode();
  const own = brandingSettings.ssrElements.footer && ssrHtml.footer;
  return (
    <footer className={styles.root}>
      {own ? (
        <SanitizedHtml html={ssrHtml.footer} isDark={mode === 'dark'} />
      ) : (
        [companyName, adminContact, adminEmail].filter(Boolean).join(' · ')
      )}
      <PolicyLinks />
    </footer>
  );
}
