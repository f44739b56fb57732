import type { UserData } from '#shared/users/model.ts';

/** What of somebody who registered is approved, as pages call it. */
export const approvedKind = ({ userType }: Pick<UserData, 'userType'>): string =>
  userType === 'travelAgent' ? 'agency' : userType === 'corporate' ? 'company' : 'account';
