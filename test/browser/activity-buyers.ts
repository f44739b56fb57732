import { createHash } from 'node:crypto';
import { ownerOf } from '#functions/actors/user.ts';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { argon2 } from '#functions/runtime/argon2.ts';
import { commit } from '#functions/table/commit.ts';
import { lastUserNumber } from '#functions/users/store.ts';
import { createLegalEntityWrites, createUserWrites, fieldsOfCompany, type NewUser } from '#functions/users/writes.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import { randomId } from '#shared/ids.ts';
import type { UserType } from '#shared/users/types.ts';
import { jobAt } from './exports-world.ts';

interface Wanted {
  userType: UserType;
  firstName: string;
  lastName: string;
  /** An agent's company, with its group of markups. */
  companyName?: string;
  groupId?: string;
  /** Market that they buy in. */
  marketId: string;
  /** Of staff: what they may not, of what staff usually may; left out, a super admin. */
  mayNot?: Permission;
  /** What is in the wallet, in units of the site's currency. */
  balance?: number;
}

/** Somebody of a journey's own: carts in hand, wallets and markups are each person's or company's. */
export interface Buyer {
  email: string;
  password: string;
}

/** An account of the site, signed up and verified, and whoever is staff a super admin. */
export async function addBuyer(
  site: string,
  { companyName, groupId = '', balance = 0, mayNot, ...person }: Wanted,
): Promise<Buyer> {
  const job = await jobAt(site);
  const password = 'Portolan-journey-1';
  const userId = randomId(100);
  const email = `${userId.toLowerCase()}@buyers.example`;
  const passwordHash = await argon2().hash(password, Buffer.from(randomId(80)));
  const company = companyName ? createLegalEntityWrites(job, { ownerUserId: userId, companyName, groupId }) : undefined;
  const group = mayNot ? createGroupWrites(job, `Group of ${userId}`, { [mayNot]: false }) : undefined;
  const fields: NewUser = {
    ...{
      userId,
      email,
      status: 'verified',
      isSuperAdmin: person.userType === 'staff' && !mayNot,
      passwordHash,
      ...person,
    },
    // Somebody whose number cannot be called is told so, by a dialog in the way.
    phoneNumbers: [{ label: 'Primary', phoneNumber: phoneOf(userId), phoneCountryCode: '+91' }],
    ...(company && fieldsOfCompany(company.entity)),
    ...(group && { permissionGroupId: group.group.groupId }),
  };
  // Another journey may sign somebody up at the same moment.
  for (let left = 20; ; left--) {
    const { user, writes } = createUserWrites(job, fields, await lastUserNumber(job));
    const made = await commit(job, [...writes, ...(company?.writes ?? []), ...(group?.writes ?? [])]);
    if (!made.ok && (made.code !== 'BUSY' || left === 0)) throw new Error(made.code);
    if (!made.ok) continue;
    if (balance > 0) {
      const wallet = await readWallet(job, ownerOf(user), job.head.currency);
      const posting = { wallet, minor: balance * 100, against: 'bank', reference: userId, remark: 'Balance' } as const;
      const filled = await commit(job, creditWrites(job, posting));
      if (!filled.ok) throw new Error(filled.code);
    }
    return { email, password };
  }
}

/** A number that nobody else has. */
const phoneOf = (userId: string): string =>
  String(9_600_000_000 + (Number(`0x${createHash('sha256').update(userId).digest('hex').slice(0, 8)}`) % 99_999_999));
