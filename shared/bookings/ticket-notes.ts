import type { Issuer } from './ticket.ts';

/** What a traveller should know at the counter: what it is about, a sentence. `askAt`: whose answers they are. */
export const ticketNotes = (
  isInternational: boolean,
  askAt?: Pick<Issuer, 'companyName' | 'contact' | 'email'>,
): [about: string, text: string][] => [
  [
    'Conditions of carriage.',
    `Carriage and other services are subject to the airline's conditions, which form part of this ticket. Please be at the check-in counter ${
      isInternational
        ? 'three hours before an international departure, with passport and visas'
        : 'two hours before departure, with a photo identity card'
    }.`,
  ],
  ['Barcode.', "If a barcode does not work at the airport, replace this ticket with the airline's original ticket."],
  ['Travel insurance.', 'Not included in this ticket. Ask us for cover before you travel.'],
  ...(askAt
    ? ([
        ['Questions or a change?', `${[askAt.companyName, askAt.contact, askAt.email].filter(Boolean).join(', ')}.`],
      ] satisfies [string, string][])
    : []),
];
