import { cleanHtml, usualTags } from '#functions/runtime/clean-html.ts';

/** Header, footer, notice and policies as it may be stored: no script, no handler, styles by an allow-list of properties. */
export const sanitizeSiteHtml = (html: string): string =>
  cleanHtml(html, {
    allowedTags: [...usualTags, 'img', 'header', 'footer', 'nav'],
    allowedAttributes: {
      '*': ['class', 'style', 'title', 'aria-label'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedStyles: {
      '*': Object.fromEntries(
        [
          'color',
          'background-color',
          'font-size',
          'font-weight',
          'text-align',
          'padding',
          'margin',
          'border',
          'border-radius',
          'display',
          'gap',
          'justify-content',
          'align-items',
          'max-width',
          'line-height',
        ].map((property) => [property, [/^[\w\s#.,%()-]+$/]]),
      ),
    },
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }) },
  });
