import { html, type Html } from './html.ts';
import { type Letterhead, logoOf } from './letterhead.ts';
import type { Mail } from './mail.ts';

/** What a mail says, as plain texts: every one is escaped. */
export interface Letter {
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** Small print under the button. */
  footnote?: string;
  /** Ready HTML between paragraphs and footnote, e.g. an e-ticket. */
  body?: Html;
  /** What the body says, for those who read the plain text. */
  bodyText?: readonly string[];
}

/** A letterhead around a letter, as HTML for mail clients (tables, inline styles) and as text. */
export function layOut(
  site: Letterhead,
  { heading, paragraphs, button, footnote, body, bodyText = [] }: Letter,
): Pick<Mail, 'html' | 'text' | 'logo'> {
  const logo = logoOf(site);
  const colour = site.brandingSettings.form.theme.palette.primary;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;background:#f5f5f5;font-family:Segoe UI,Helvetica,Arial,sans-serif;color:#242424">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:640px;background:#ffffff;border-radius:8px"
              >
                <tr>
                  <td style="padding:20px 24px;border-bottom:3px solid ${colour}">
                    ${nameplate(site.siteName, logo?.src)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px">
                    <h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${heading}</h1>
                    ${paragraphs.map((text) => html`<p style="margin:0 0 16px;font-size:14px;line-height:20px">${text}</p> `)}${button ? asButton(button, colour) : ''}${body ?? ''}${footnote ? html`<p style="margin:16px 0 0;font-size:12px;line-height:16px;color:#616161">${footnote}</p>` : ''}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 24px;border-top:1px solid #e0e0e0;font-size:12px;line-height:16px;color:#616161"
                  >
                    ${[site.companyName, site.address, site.adminContact, site.adminEmail].filter(Boolean).join(' · ')}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  const lines = [
    heading,
    ...paragraphs,
    ...bodyText,
    button && `${button.label}: ${button.link}`,
    footnote,
    '--',
    site.companyName,
    site.adminContact,
    site.adminEmail,
  ];
  return { html: page.text, text: lines.filter(Boolean).join('\n\n'), ...(logo?.picture && { logo: logo.picture }) };
}

/** The name always stands in letters: many clients keep pictures back. */
const nameplate = (name: string, logo: string | undefined): Html =>
  html`${logo ? html`<img src="${logo}" alt="" height="36" style="height:36px;width:auto;max-width:260px;object-fit:contain;vertical-align:middle;margin-right:12px" />` : ''}<strong
      style="font-size:18px;vertical-align:middle"
      >${name}</strong
    >`;

const asButton = ({ label, link }: { label: string; link: string }, colour: string): Html =>
  html`<p style="margin:8px 0 16px">
      <a
        href="${link}"
        style="display:inline-block;padding:10px 20px;border-radius:4px;background:${colour};color:${textOn(colour)};text-decoration:none;font-size:14px;font-weight:600"
        >${label}</a
      >
    </p>
    <p style="margin:0;font-size:12px;line-height:16px;color:#616161;word-break:break-all">
      If the button does not work, open this address: ${link}
    </p>`;

/** Black or white, whichever contrasts more (relative luminance, WCAG 2). */
function textOn(colour: string): string {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff';
}
