interface MailKindFacts {
  /**
   * Whether its reader cannot do without it: links, tickets, money. Whoever told their mail program that they do not
   * want a site's mails still gets these, and none of the others.
   */
  isNeeded: boolean;
  /** What does not reach its reader, as staff are told it. */
  called: string;
  /** The same as the list of failed mails says it. */
  title: string;
}

/** Every kind of mail. A new one says here whether it is needed. */
export const mailKinds = {
  'set-password': { isNeeded: true, called: 'link to set a password', title: 'Link to set a password' },
  'forgot-password': { isNeeded: true, called: 'link to set a new password', title: 'Link to set a new password' },
  'address-changed': { isNeeded: true, called: 'notice of the changed email', title: 'Email changed' },
  'second-factor-reset': {
    isNeeded: true,
    called: 'notice of the reset second factor',
    title: 'Second factor reset',
  },
  'agency-approved': { isNeeded: true, called: 'approval of the agency', title: 'Agency approved' },
  'colleague-added': {
    isNeeded: true,
    called: 'notice of the new company user',
    title: 'New user of the company',
  },
  ticket: { isNeeded: true, called: 'e-ticket', title: 'E-ticket' },
  refund: { isNeeded: true, called: 'refund email', title: 'Refund' },
  delay: { isNeeded: true, called: 'delay email', title: 'Booking takes longer' },
  hold: { isNeeded: true, called: 'hold reminder', title: 'Hold ends soon' },
  quotation: { isNeeded: true, called: 'quotation', title: 'Quotation' },
  'quotation-question': { isNeeded: true, called: 'question about a quotation', title: 'Question about a quotation' },
  'quotation-paid': { isNeeded: true, called: 'receipt for a quotation', title: 'Quotation paid' },
  'quotation-due': { isNeeded: true, called: 'payment reminder of a quotation', title: 'Payment of a quotation due' },
  activity: { isNeeded: true, called: 'activity email', title: 'Activities' },
  transfer: { isNeeded: true, called: 'bank transfer email', title: 'Bank transfer' },
  'top-up': { isNeeded: true, called: 'top-up email', title: 'Top-up' },
  'payment-returned': { isNeeded: true, called: 'returned payment email', title: 'Payment refunded' },
  'flight-news': { isNeeded: true, called: 'notice of changed flights', title: 'Flights changed' },
  change: { isNeeded: true, called: 'change request email', title: 'Change request' },
  key: { isNeeded: true, called: 'notice about a key', title: 'Key for programs' },
  'low-balance': { isNeeded: false, called: 'low balance alert', title: 'Low balance' },
} satisfies Record<string, MailKindFacts>;

export type MailKind = keyof typeof mailKinds;
