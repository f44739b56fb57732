/** What a staff permission group can grant. Until the editor exists every staff user has all of them. */
export const permissions = [
  'tickets.view',
  'tickets.edit',
  'tickets.mail',
  'flights.book',
  'wallet.view',
  'wallet.credit',
  'customers.view',
  'customers.edit',
  'settings.edit',
] as const;
export type Permission = (typeof permissions)[number];
