import type { ResponseOf } from '#shared/contract.ts';
import { firstTexts, type getFirstDay } from '#shared/site/partner-sites/get-first-day.ts';
import { paths } from '#web/app/paths.ts';
import { formatLongDay } from '#web/ui/long-day.ts';

/** One thing that a new site should have before it sells. */
export interface FirstStep {
  name: string;
  /** What it is for, or how far it is. */
  words: string;
  /** Where it is done. */
  to: string;
  action: string;
  isDone: boolean;
  /** Some of it is there. */
  isBegun: boolean;
}

const called: Readonly<Record<(typeof firstTexts)[number], string>> = {
  terms: 'terms',
  privacy: 'privacy policy',
  cancellation: 'cancellation policy',
  footer: 'footer',
};

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What is left of a site's first day, in the order in which it is best done. */
export function stepsOf(day: ResponseOf<typeof getFirstDay>): FirstStep[] {
  const { brandSavedAt, textsLeft, hasGateway, hasStaff, hasCustomer } = day;
  const written = firstTexts.length - textsLeft.length;
  const isTextsDone = textsLeft.length === 0;
  return [
    {
      name: 'Brand',
      words: brandSavedAt
        ? `Logo, colour and icon. Saved ${formatLongDay(brandSavedAt.slice(0, 10))}.`
        : 'Logo, colour and icon: how customers recognise you.',
      to: `${paths.staffOtherSettings}?part=branding`,
      action: brandSavedAt ? 'Change' : 'Set',
      isDone: brandSavedAt !== '',
      isBegun: false,
    },
    {
      name: 'Texts',
      words: isTextsDone
        ? 'Policies and footer are written.'
        : `${written} of ${firstTexts.length} written. Left: ${listed(textsLeft.map((text) => called[text]))}.`,
      to:
        textsLeft[0] === 'footer'
          ? `${paths.staffOtherSettings}?part=frame`
          : `${paths.staffSeoSettings}?part=policies`,
      action: isTextsDone ? 'Change' : 'Write',
      isDone: isTextsDone,
      isBegun: written > 0,
    },
    {
      name: 'Payment gateway',
      words: hasGateway ? 'Customers can pay online.' : 'Until then customers pay from their wallets only.',
      to: paths.staffPaymentGateways,
      action: hasGateway ? 'Change' : 'Add',
      isDone: hasGateway,
      isBegun: false,
    },
    {
      name: 'Staff',
      words: hasStaff ? 'Your team has joined.' : 'Only you so far. Invite your team.',
      to: paths.staffCustomers,
      action: hasStaff ? 'See' : 'Invite',
      isDone: hasStaff,
      isBegun: false,
    },
    {
      name: 'First customer',
      words: hasCustomer ? 'You have your first customer.' : 'Add an agency, or let one register.',
      to: paths.staffCustomers,
      action: hasCustomer ? 'See' : 'Add',
      isDone: hasCustomer,
      isBegun: false,
    },
  ];
}
