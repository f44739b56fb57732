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

/** What typing a name finds. Nothing that changes by itself (blocked, verified): these cards stand once per word. */
export const userWordCard = (user: UserItem) => {
  const { userId, userType, name, email, companyName } = userCard(user);
  return { userId, userType, name, email, companyName };
};
