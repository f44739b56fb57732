import type { UserType } from '#shared/users/types.ts';

/** What a type of user is called on a screen. */
export const userTypeName: Readonly<Record<UserType, string>> = {
  staff: 'Staff',
  travelAgent: 'Travel agent',
  retail: 'Traveller',
  corporate: 'Corporate',
};
