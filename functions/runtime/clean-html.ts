import sanitizeHtml from 'sanitize-html';

/** Tags the library takes by itself. */
export const usualTags: readonly string[] = sanitizeHtml.defaults.allowedTags;

/**
 * HTML of others with nothing but the tags, attributes and styles that are allowed; scripts, handlers and what hides
 * them are gone.
 */
export const cleanHtml = (
  html: string,
  allowed: Pick<
    sanitizeHtml.IOptions,
    'allowedTags' | 'allowedAttributes' | 'allowedSchemes' | 'allowedStyles' | 'transformTags'
  >,
): string =>
  // The library's own, and `xmp`, whose text it would leave as it is: a script there would run.
  sanitizeHtml(html, { ...allowed, nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp'] });
