import type { JobActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import type { LegalEntityItem, UserItem } from '#functions/users/model.ts';
import { lastUserNumber } from '#functions/users/store.ts';

/** A company and its agent as they were stored before there were lists of them. */
export async function storeOlder(job: JobActor, mark = ''): Promise<string> {
  const company: LegalEntityItem = {
    legalEntityId: `OLDCOMPANY${mark}`,
    companyName: 'Old-Town Travels',
    address1: '',
    address2: '',
    city: 'Kochi',
    state: 'Kerala',
    country: 'IN',
    pincode: '',
    gstNumber: '32AAACO1234A1Z5',
    panNumber: 'AAACO1234A',
    groupId: 'SILVER',
    createdAt: '2026-01-02T00:00:00.000Z',
  };
  const sequence = (await lastUserNumber(job)) + 2;
  const user: UserItem = {
    userId: `OLDUSER${mark}`,
    sequence,
    userType: 'travelAgent',
    firstName: 'René',
    lastName: 'Old-Timer',
    email: 'rene@example.com',
    phoneNumbers: [{ label: 'Primary', phoneNumber: '9810066001', phoneCountryCode: '+91' }],
    status: 'verified',
    isBlocked: false,
    isSuperAdmin: false,
    isFlightHoldAllowed: true,
    isFlightSearchAllowed: true,
    sessionEpoch: 1,
    referralCode: 'FRIEND50',
    taLogoUrl: '',
    legalEntityId: company.legalEntityId,
    companyName: company.companyName,
    createdAt: '2026-01-02T00:00:00.000Z',
  };
  const card = { userId: user.userId, sequence, name: 'René Old-Timer' };
  const places = entry(keys.usersByType(job, 'travelAgent'), `${user.createdAt}#${user.userId}`);
  const word = (text: string) => ({
    kind: 'put' as const,
    key: keys.word(job, 'USER', text, user.userId),
    item: { card },
  });
  await commit(job, [
    { kind: 'put', key: keys.legalEntity(job, company.legalEntityId), item: { ...company } },
    { kind: 'put', key: keys.user(job, user.userId), item: { ...user, card, ...places } },
    { kind: 'update', key: keys.userNumbers(job), set: { last: sequence } },
    ...['rené', 'old-timer'].map(word),
  ]);
  return user.userId;
}
