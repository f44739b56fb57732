import * as z from 'zod/mini';
import { html } from './lines.ts';

/** Characters of a header or footer at most: both travel with every page. */
export const LONGEST_FRAME = 20_000;

/** The site's own HTML around the platform's pages. */
export const framePart = z.strictObject({
  /** The site's own header is shown above the platform's bar. */
  showsHeader: z.boolean(),
  /** HTML of the header. */
  header: html(LONGEST_FRAME),
  /** The site's own footer is shown in place of the platform's. */
  showsFooter: z.boolean(),
  /** HTML of the footer. */
  footer: html(LONGEST_FRAME),
});
