import { makeStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { lazyAside } from '#web/ui/load-again.ts';
import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import { useSite } from '#web/site/site.ts';
import { notOnPaper } from '#web/ui/stack.ts';

const SanitizedHtml = lazyAside(() => import('#web/ui/sanitized-html.tsx'), <Words />);

const useStyles = makeStyles({
  root: { minHeight: '32px', ...notOnPaper },
  waiting: { padding: '6px', textAlign: 'center' },
});

/** The words alone of somebody else's HTML; read in a document that neither runs nor loads anything. */
const wordsOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const wordless of body.querySelectorAll('style, script')) wordless.remove();
  return body.textContent;
};

function useHeaderHtml(): string {
  const { ssrHtml, brandingSettings } = useSite();
  return brandingSettings.ssrElements.header ? ssrHtml.header : '';
}

function Words() {
  const html = useHeaderHtml();
  const words = useMemo(() => wordsOf(html), [html]);
  return <div className={useStyles().waiting}>{words}</div>;
}

/**
 * The header that the site supplies, above the bar and not on paper. While the sanitiser loads its bare words stand
 * there: they can be read, and on a phone they keep the room of more than a line.
 */
export function SiteHeaderHtml() {
  const styles = useStyles();
  const html = useHeaderHtml();
  const { mode } = useColourMode();
  if (!html) return null;
  return (
    <section aria-label="Notice" className={styles.root}>
      <SanitizedHtml html={html} isDark={mode === 'dark'} />
    </section>
  );
}
