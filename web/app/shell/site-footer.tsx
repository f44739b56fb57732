import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense } from 'react';
import { lazyAside } from '#web/ui/load-again.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useSite } from '#web/site/site.ts';

const PolicyLinks = lazyAside(() => import('#web/app/policy-links.tsx'));
const SanitizedHtml = lazyAside(() => import('#web/ui/sanitized-html.tsx'));

const useStyles = makeStyles({
  // On a phone buttons float over the end of the page: its last words stand above them.
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1248px',
    minHeight: '108px',
    margin: '0 auto',
    padding: '24px',
    color: tokens.colorNeutralForeground3,
    fontSize: '12px',
    lineHeight: '16px',
    '& p': { margin: '0 0 4px' },
    '& nav': { margin: '0 -8px' },
    [upTo768]: { padding: '24px 16px 80px' },
    '@media print': { display: 'none' },
  },
});

/** The site's own footer, else the company and how to reach it. */
export function SiteFooter() {
  const styles = useStyles();
  const { ssrHtml, brandingSettings, companyName, adminContact, adminEmail } = useSite();
  const own = brandingSettings.ssrElements.footer && ssrHtml.footer;
  return (
    <footer className={styles.root}>
      {own ? (
        <Suspense fallback={null}>
          <SanitizedHtml html={ssrHtml.footer} />
        </Suspense>
      ) : (
        [companyName, adminContact, adminEmail].filter(Boolean).join(' · ')
      )}
      <Suspense fallback={null}>
        <PolicyLinks />
      </Suspense>
    </footer>
  );
}
