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
        `${name} is run by ${company} in ${country}. By searching or booking here you agree to these terms. If you book for others, you agree for them too and tell them what concerns them.`,
      ],
      [
        'What we do',
        `${name} arranges travel services of airlines and other suppliers. Your contract of carriage is with the airline, under its own conditions and the rules of the fare, which you see before you pay.`,
      ],
      [
        'Prices and payment',
        'The total you are asked to confirm includes taxes and our charges, each shown by itself. Fares change until they are ticketed: if yours changes before you pay, we show you the new total and book nothing without your consent.',
        'A booking is made when the supplier confirms it, not when it is paid. If it cannot be confirmed, what you paid goes back the way it came.',
      ],
      [
        'What we ask of you',
        'Names must be as in the passport or identity card. Visas, vaccinations and other papers are for you to see to. Please look through the ticket when it comes and tell us at once about anything that is wrong.',
      ],
      [
        'What we answer for',
        'We answer for our own work: that we book what you chose and tell you what we hear. For delays, cancellations, lost baggage and changes of schedule the airline answers, by its conditions and the law that governs it.',
      ],
      [
        'Law',
        `These terms are under the law of ${country}. Rights that the law gives you as a consumer are untouched.`,
      ],
      contact,
    ]),
    privacy: asHtml([
      [
        'What we keep',
        'Your name, contact details and account; your searches and bookings; what you pay, without the numbers of cards; and, where a flight asks for them, passport details and dates of birth.',
      ],
      [
        'What for',
        'To find fares, to make and change your bookings, to send tickets, to keep accounts as the law requires, and to protect accounts against misuse. We do not sell personal data.',
      ],
      [
        'Who sees it',
        'The airlines and suppliers of your booking, payment services, and authorities where the law obliges us. If an agency or a company booked for you, they see the booking.',
      ],
      [
        'How it is kept',
        'Passport details and dates of birth are encrypted, and each look at them is recorded. They are erased when they are not needed any more. Records of payments stay as long as tax law asks.',
      ],
      [
        'Cookies',
        'We set the cookies that keep you signed in and remember what you chose. Pages such as this one may load services of others that count visits; the pages on which you search, book and pay do not.',
      ],
      [
        'Your rights',
        'You may ask what we keep of you, have it corrected, and have it erased where no law forbids it.',
      ],
      contact,
    ]),
    cancellation: asHtml([
      [
        'Cancelling',
        'Send a change request from your ticket, or write to us with the booking’s number. Whether a ticket can be refunded, and what the airline keeps, stands in the rules of the fare that you saw before you paid.',
      ],
      [
        'Charges',
        'From what is refunded the airline’s charges, our charge for the work, and taxes that are not given back are taken. We tell you the amount, and cancel when you have accepted it.',
      ],
      [
        'If the airline cancels or changes the flight',
        'You get what the airline gives: another flight or your money. We ask for it on your behalf and pass on what we receive.',
      ],
      [
        'Refunds',
        'Money goes back the way it was paid. We send it on within seven working days of having it from the airline; banks may take some days more.',
      ],
      [
        'Bookings that could not be confirmed',
        'If you paid and no ticket could be issued, all of it goes back without your asking.',
      ],
      [
        'Returns',
        'A travel service cannot be returned once it was used; parts of a journey that you did not use count only where the fare says so.',
      ],
      contact,
    ]),
  };
}
