import * as z from 'zod/mini';
import { siteNameField } from '../site-name.ts';
import { line } from './lines.ts';

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
    z.refine(isPicture, 'Please enter an address that starts with https://, or upload a picture.'),
  );

/** How a site looks: name, line, colour and marks. */
export const brandingPart = z.strictObject({
  /** Name of the site, as its customers know it. */
  siteName: siteNameField,
  /** One line under the search page's title; empty for none. */
  tagline: line(160),
  /** The brand's one colour, `#rrggbb`, that all others are derived from: any, since what is written on it is not. */
  colour: z
    .string()
    .check(z.trim(), z.regex(/^#[0-9a-fA-F]{6}$/, 'Please enter a colour as # and six digits, such as #1d4f91.')),
  /** Address of the logo; empty for the name alone. */
  logoUrl: picture,
  /** Address of the logo for dark pages; empty: the one for light pages, on a light plate unless it is a drawing. */
  logoDarkUrl: z._default(picture, ''),
  /** Address of the icon in a browser's tab. */
  faviconImage: picture,
});
