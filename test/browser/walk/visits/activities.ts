import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

const agent = { site: 'dune', as: 'travelAgent' } as const;

export const visits: Visits = {
  [paths.activities]: [
    {
      ...agent,
      name: 'activities',
      at: '/activities',
      leadsTo: /\/activities\/search/,
      shows: heading(/^Activities/),
    },
  ],
  [paths.activitySearch]: [
    { ...agent, name: 'activity-search', at: '/activities/search', shows: heading(/^Activities in/) },
  ],
  [paths.activityCart]: [
    { ...agent, name: 'activity-cart', at: '/activities/cart', shows: (page) => page.getByText('Your cart is empty') },
  ],
  [paths.activityQueue]: [
    { name: 'activity-queue', as: 'staff', at: '/activities/queue', shows: heading('Activity queue') },
    { ...agent, name: 'activity-queue-own', at: '/activities/queue', shows: heading('Activity queue') },
  ],
  [paths.activityVoucher]: [
    {
      ...agent,
      name: 'activity-voucher-gone',
      at: '/activities/voucher/NOBODYS',
      shows: (page) => page.getByText('Voucher not found'),
    },
  ],
  [paths.activityCheckout]: [
    {
      ...agent,
      name: 'activity-checkout',
      at: '/activities/checkout',
      shows: (page) => page.getByText('Your cart is empty'),
    },
  ],
  [paths.activitiesMarkup]: [
    { name: 'activity-markups', as: 'staff', at: '/activities/markup', shows: heading('Activity markups') },
    { name: 'activity-markups-own', as: 'travelAgent', at: '/activities/markup', shows: heading('Activity markups') },
  ],
};
