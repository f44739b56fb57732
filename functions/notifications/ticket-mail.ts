import { trustedHtml } from './html.ts';
import type { Attachment, Mail, MailBarcode } from './mail.ts';
import type { Letterhead } from './letterhead.ts';
import { layOut } from './mail-layout.ts';

export interface TicketMail {
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** HTML rendered by the ticket's own page, its values escaped there. */
  ticketHtml: string;
  /** The same as plain text, a paragraph each. */
  ticketText: readonly string[];
  link?: { label: string; link: string };
  attachments?: Attachment[];
  barcodes?: MailBarcode[];
}

/** A booking's document in a letterhead. */
export const ticketMail = (
  site: Letterhead,
  { to, subject, heading, paragraphs, ticketHtml, ticketText, link, attachments, barcodes }: TicketMail,
): Mail => ({
  to,
  subject,
  ...layOut(site, {
    heading,
    paragraphs,
    body: trustedHtml(ticketHtml),
    bodyText: ticketText,
    ...(link && { button: link }),
  }),
  ...(attachments && { attachments }),
  ...(barcodes && { barcodes }),
});
