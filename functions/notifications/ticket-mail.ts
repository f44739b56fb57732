import type { SiteData } from '#shared/site/model.ts';
import { trustedHtml } from './html.ts';
import type { Attachment, Mail, MailBarcode } from './mail.ts';
import { layOut } from './mail-layout.ts';

export interface TicketMail {
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** HTML rendered by the ticket's own page, its values escaped there. */
  ticketHtml: string;
  link?: { label: string; link: string };
  attachments?: Attachment[];
  barcodes?: MailBarcode[];
}

/** A booking's document in the site's letterhead. */
export const ticketMail = (
  site: SiteData,
  { to, subject, heading, paragraphs, ticketHtml, link, attachments, barcodes }: TicketMail,
): Mail => ({
  to,
  subject,
  ...layOut(site, { heading, paragraphs, body: trustedHtml(ticketHtml), ...(link && { button: link }) }),
  ...(attachments && { attachments }),
  ...(barcodes && { barcodes }),
});
