import type { Policies } from './parts/policies.ts';
import type { SiteData } from './model.ts';

/** What the texts name; the rest is the same on every site. */
type Named = Pick<SiteData, 'siteName' | 'companyName' | 'country' | 'adminContact' | 'adminEmail' | 'address'>;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

const countryName = (code: string): string => {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

type Section = readonly [heading: string, ...paragraphs: string[]];
const asHtml = (sections: readonly Section[]): string =>
  sections
    .map(([heading, ...texts]) => `<h2>${heading}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}`)
    .join('');

/**
 * The policies a site begins with, as HTML, until it writes its own: what the platform really does with bookings, money
 * and data, in plain words. A site's own lawyer should look at them.
 */
export function defaultPolicies(site: Named): Policies {
  const [name, company, address] = [site.siteName, site.companyName, site.address].map(plain) as [
    string,
    string,
    string,
  ];
  const country = plain(countryName(site.country));
  const reach = [site.adminEmail, site.adminContact].filter(Boolean).map(plain).join(', ');
  const contact: Section = [
    'How to reach us',
    `${company}, ${[address, country].filter(Boolean).join(', ')}. ${reach}.`,
  ];
  return {
    terms: asHtml([
      [
        'Who we are',
        `${name} is run by ${company} in ${country}. By searching or booking here you agree to these terms. If you book for others, you agree on their behalf and inform them of these terms.`,
      ],
      [
        'What we do',
        `${name} arranges travel services of airlines and other suppliers. Your contract of carriage is with the airline, under its own conditions and the rules of the fare, which you see before you pay.`,
      ],
      [
        'Prices and payment',
        'The total you are asked to confirm includes taxes and our charges, each shown separately. Fares can change until they are ticketed: if yours changes before you pay, we show you the new total and book nothing without your consent.',
        'A booking is made when the supplier confirms it, not when it is paid. If it cannot be confirmed, we refund your payment to the original payment method.',
      ],
      [
        'What we ask of you',
        'Names must match the passport or identity card. You are responsible for visas, vaccinations and other documents. Please check the ticket when you receive it and tell us at once if anything is wrong.',
      ],
      [
        'Our responsibility',
        'We are responsible for our own work: booking what you chose and passing on what we are told. The airline is responsible for delays, cancellations, lost baggage and schedule changes, under its conditions and the applicable law.',
      ],
      [
        'Law',
        `These terms are governed by the law of ${country}. Your statutory rights as a consumer are not affected.`,
      ],
      contact,
    ]),
    privacy: asHtml([
      [
        'What we store',
        'Your name, contact details and account; your searches and bookings; your payments, without card numbers; and, where a flight requires them, passport details and dates of birth.',
      ],
      [
        'Why we store it',
        'To find fares, make and change your bookings, send tickets, keep accounts as the law requires, and protect accounts against misuse. We do not sell personal data.',
      ],
      [
        'Who sees it',
        'The airlines and suppliers of your booking, payment services, and authorities where the law requires it. If an agency or a company booked for you, they see the booking.',
      ],
      [
        'How we protect it',
        'Passport details and dates of birth are encrypted, and every view of them is recorded. They are erased when they are no longer needed. Payment records are kept for as long as tax law requires.',
      ],
      [
        'Cookies',
        'We use cookies to keep you signed in and remember your choices. Pages such as this one may load third-party services that count visits; the pages where you search, book and pay do not.',
      ],
      [
        'Your rights',
        'You can ask which data we hold about you, have it corrected, and have it erased unless the law requires us to keep it.',
      ],
      contact,
    ]),
    cancellation: asHtml([
      [
        'Cancelling',
        'Send a change request from your ticket, or write to us with your booking number. The fare rules you saw before you paid say whether a ticket is refundable and what the airline retains.',
      ],
      [
        'Charges',
        'The airline’s charges, our service charge and non-refundable taxes are deducted from the refund. We tell you the amount, and cancel once you have accepted it.',
      ],
      [
        'If the airline cancels or changes the flight',
        'You receive what the airline offers: another flight or a refund. We claim it on your behalf and pass on what we receive.',
      ],
      [
        'Refunds',
        'Refunds go to the original payment method. We pass them on within seven working days of receiving them from the airline; banks may take a few more days.',
      ],
      [
        'Bookings that could not be confirmed',
        'If you paid and no ticket could be issued, we refund you in full automatically.',
      ],
      [
        'Returns',
        'A travel service cannot be returned once used; unused parts of a journey are refunded only if the fare rules allow it.',
      ],
      contact,
    ]),
    partnerProgram: asHtml([
      [
        'Who it is for',
        `Other sites of this platform and agencies with their own systems can sell the inventory of ${name}. A site sells under its own brand and at its own price. A system books through our API with a key.`,
      ],
      [
        'How to start',
        'Sites ask us under Linked suppliers, for each category that they want to sell. Owners of an agency or a company make keys in their account. We decide on each request, and tell you there.',
      ],
      [
        'Prices and payment',
        'You see our price for you, which depends on the group that we put you into. Every sale is paid from a wallet that you keep with us. We can agree on a credit limit.',
      ],
      [
        'Service',
        'We issue, change and refund what was sold through you. You stay the contact of your customers; we do not write to them.',
      ],
      [
        'Ending',
        'You can switch a link off, or end a key, at any time. We can suspend both. What was paid before that is completed.',
      ],
      contact,
    ]),
  };
}
