import type { Issuer } from '#shared/bookings/ticket.ts';
import type { SiteData } from '#shared/site/model.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';

/** Who a mail comes from, as its reader sees it. */
export type Letterhead = Pick<
  SiteData,
  'siteName' | 'companyName' | 'logoUrl' | 'address' | 'adminContact' | 'adminEmail' | 'domain' | 'brandingSettings'
>;

/**
 * An agency's own letterhead, for mails to its clients: its name, logo and addresses in place of the site's, which is
 * not named.
 */
export const agencyLetterhead = (
  { domain, brandingSettings }: Letterhead,
  { companyName, logoUrl, address, contact, email }: Issuer,
): Letterhead => ({
  siteName: companyName,
  companyName,
  logoUrl,
  address,
  adminContact: contact,
  adminEmail: email,
  domain,
  brandingSettings,
});

/** The picture that a letterhead brings along inside the mail. */
export const LOGO_CID = 'logo@letterhead';
/** Characters of a drawn logo at most: it lies with the mail until it is sent. */
const LONGEST = 150_000;
const drawn = /^data:image\/(png|jpeg|gif|webp|svg\+xml)(?:;charset=[\w-]+)?(;base64)?,/;

/**
 * A logo as a mail can show it. One that is drawn in its address (`data:`) comes along as a picture, since mail clients
 * show no such address; a file of the site's own gets its whole address; anything else is left out.
 */
export function logoOf({ logoUrl, domain }: Letterhead): { src: string; picture?: string } | undefined {
  if (drawn.test(logoUrl)) return logoUrl.length > LONGEST ? undefined : { src: `cid:${LOGO_CID}`, picture: logoUrl };
  if (/^\/(?!\/)/.test(logoUrl)) return { src: siteOrigin({ domain }) + logoUrl };
  return /^https?:\/\//.test(logoUrl) ? { src: logoUrl } : undefined;
}

/** A drawn logo as an attachment; undefined where it cannot be read. */
export function logoPicture(logoUrl: string) {
  const [head = '', kind = '', isBase64] = drawn.exec(logoUrl) ?? [];
  if (!head) return undefined;
  const body = logoUrl.slice(head.length);
  return {
    cid: LOGO_CID,
    filename: `logo.${kind.replace('+xml', '')}`,
    contentType: `image/${kind}`,
    contentDisposition: 'inline' as const,
    content: isBase64 ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body)),
  };
}
