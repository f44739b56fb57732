import type { UserType } from './types.ts';

/** What a type of user is called in a sentence about settings. */
export const userTypeNames: Readonly<Record<UserType, string>> = {
  staff: 'Staff',
  travelAgent: 'Travel agents',
  retail: 'Travellers',
  corporate: 'Corporates',
};
