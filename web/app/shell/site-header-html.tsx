import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useSite } from '#web/site/site.ts';

const SanitizedHtml = lazy(() => import('#web/ui/sanitized-html.tsx'));

const useStyles = makeStyles({ root: { minHeight: '32px', '@media print': { display: 'none' } } });

/** The header that the site supplies, above the bar and not on paper. Its room is kept while the sanitiser loads. */
export function SiteHeaderHtml() {
  const styles = useStyles();
  const { ssrHtml, brandingSettings } = useSite();
  if (!brandingSettings.ssrElements.header || !ssrHtml.header) return null;
  return (
    <section aria-label="Notice" className={styles.root}>
      <Suspense fallback={null}>
        <SanitizedHtml html={ssrHtml.header} />
      </Suspense>
    </section>
  );
}
