import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/**
 * HTML that somebody else supplied, made safe. Loaded only where needed: `lazyPart(() =>
 * import('#web/ui/sanitized-html.tsx'))`.
 */
export default function SanitizedHtml({ html, className }: { html: string; className?: string }) {
  const safe = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
      }),
    [html],
  );
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
