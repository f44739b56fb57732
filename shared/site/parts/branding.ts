import * as z from 'zod/mini';
import { contrast } from '../../contrast.ts';
import { siteNameField } from '../site-name.ts';
import { line } from './lines.ts';

/** What a colour must differ by from the white of a page so that lines and marks in it are seen at all. */
export const LEAST_CONTRAST = 2;
/** From here on white text is read on it, and it on white: a lighter colour is darkened for both. */
export const TEXT_CONTRAST = 4.5;

/** A file of the site's own under /app/brand/, an address by https, or a drawing in the address itself. */
const isPicture = (text: string): boolean =>
  text === '' ||
  /^\/app\/brand(\/[\w-][\w.-]*)+$/.test(text) ||
  /^data:image\/(svg\+xml|png|jpeg|gif|webp)[;,]/.test(text) ||
  (/^https:\/\/[^\s"'<>\\]+$/.test(text) && URL.canParse(text));

const picture = z
  .string()
  .check(
    z.trim(),
    z.maxLength(20_000),
    z.refine(isPicture, 'Please give an address that begins with https://, or upload a picture.'),
  );

/** How a site looks: name, line, colour and marks. */
export const brandingPart = z.strictObject({
  /** Name of the site, as its customers know it. */
  siteName: siteNameField,
  /** One line under the search page's title; empty for none. */
  tagline: line(160),
  /** The brand's one colour, `#rrggbb`, that all others are derived from; at least 2:1 against white. */
  colour: z.string().check(
    z.trim(),
    z.regex(/^#[0-9a-fA-F]{6}$/, 'Please give a colour as # and six digits, such as #1d4f91.'),
    z.refine(
      (hex) => !/^#[0-9a-fA-F]{6}$/.test(hex) || contrast(hex, '#ffffff') >= LEAST_CONTRAST,
      'This colour is hardly seen on white. Please choose a darker one.',
    ),
  ),
  /** Address of the logo; empty for the name alone. */
  logoUrl: picture,
  /** Address of the icon in a browser's tab. */
  faviconImage: picture,
});
