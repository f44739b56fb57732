/** Spec: a text handed to WhatsApp, the link on a line of its own. */
export const whatsAppLink = (text: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${link}`)}`;
