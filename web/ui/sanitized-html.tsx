import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { inTheDark } from './theme/in-the-dark.ts';

interface Props {
  html: string;
  className?: string;
  /** Its own colours are turned to what is read in the dark. */
  isDark?: boolean;
}

/**
 * HTML that somebody else supplied, made safe. Loaded only where needed: `lazyPart(() =>
 * import('#web/ui/sanitized-html.tsx'))`.
 */
export default function SanitizedHtml({ html, className, isDark = false }: Props) {
  const safe = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
      }),
    [html],
  );
  const shown = useMemo(() => (isDark ? inTheDark(safe) : safe), [safe, isDark]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: shown }} />;
}
