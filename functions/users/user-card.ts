import type { UserItem } from './model.ts';

/** What lists of users show without reading their rows. */
export const userCard = (user: UserItem) => ({
  userId: user.userId,
  sequence: user.sequence,
  userType: user.userType,
  name: `${user.firstName} ${user.lastName}`.trim(),
  email: user.email,
  companyName: user.companyName ?? '',
  status: user.status,
  isBlocked: user.isBlocked,
  createdAt: user.createdAt,
});
