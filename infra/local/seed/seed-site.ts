import type { Actor } from '#functions/actor.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { hashPassword } from '#functions/users/session/password.ts';
import { fieldsOfCompany, createLegalEntityWrites, createUserWrites } from '#functions/users/writes.ts';
import { emptyWallet } from '#functions/wallet/model.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { type DemoAccount, demoAccounts, DEMO_PASSWORD } from './accounts.ts';
import { demoMarkupWrites } from './markups.ts';
import { demoPermissionWrites } from './permission-groups.ts';
import { outsideGatewaySecrets } from './outside-gateways.ts';
import { demoPayments } from './payments.ts';
import type { DemoSite } from './sites.ts';
import type { FailureCode } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';

/** Dial code, and the number before its last digit. */
const numbers: Record<string, readonly [string, string]> = {
  AE: ['+971', '50123456'],
  IN: ['+91', '984700010'],
  LK: ['+94', '71234560'],
};

const phoneOf = ({ head }: DemoSite, index: number) => {
  const [phoneCountryCode, number] = numbers[head.country]!;
  return { label: 'Primary' as const, phoneCountryCode, phoneNumber: `${number}${index}` };
};

/** The users of one demo site, in the order of their numbers, companies included. */
async function accountWrites(
  actor: Actor,
  site: DemoSite,
): Promise<{ account: DemoAccount; writes: Write<FailureCode>[] }[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const accounts = demoAccounts.filter((account) => account.site === site.head.site);
  return accounts.map((account, index) => {
    const { userType, firstName, lastName, email, companyName, isSuperAdmin, permissionGroupId } = account;
    const userId = isSuperAdmin ? site.head.defaultStaffId : randomId(100);
    const company = companyName
      ? createLegalEntityWrites(actor, {
          ownerUserId: userId,
          companyName,
          address1: site.data.address,
          groupId: userType === 'corporate' ? 'CORPORATE' : '',
        })
      : undefined;
    const staffFields = isSuperAdmin ? { isSuperAdmin } : permissionGroupId ? { permissionGroupId } : {};
    const companyFields = company && {
      ...fieldsOfCompany(company.entity),
      company: { companyName, address1: site.data.address, address2: '', secondaryPhone: '' },
    };
    const { writes } = createUserWrites(
      actor,
      {
        userId,
        userType,
        firstName,
        lastName,
        email,
        phoneNumbers: [phoneOf(site, index)],
        passwordHash,
        status: 'verified',
        ...staffFields,
        ...companyFields,
      },
      index,
    );
    const owner = company ? (`LE#${company.entity.legalEntityId}` as const) : undefined;
    const opening =
      owner && account.balance > 0
        ? creditWrites(actor, {
            wallet: emptyWallet(owner, site.head.currency),
            minor: account.balance,
            against: 'bank',
            reference: 'opening',
            remark: 'Opening balance',
          })
        : [];
    return { account, writes: [...(company?.writes ?? []), ...writes, ...opening] };
  });
}

/** One demo site whole: users first, the site's head last, so that a start killed in between begins again. */
export async function seedSite(actor: Actor, site: DemoSite): Promise<void> {
  for (const { account, writes } of await accountWrites(actor, site)) {
    const done = await commit(actor, writes);
    if (!done.ok && done.code !== 'EMAIL_TAKEN')
      throw new Error(`The demo account ${account.email} could not be made: ${done.code}`);
  }
  const done = await commit(actor, [
    ...demoMarkupWrites(actor),
    ...demoPermissionWrites(actor),
    ...paymentSettingsWrites(actor, demoPayments(site)),
    ...(await outsideGatewaySecrets(actor)),
    ...createSiteWrites(actor, site.head, site.data, site.suppliers, {
      ...(site.company && { company: site.company }),
    }),
  ]);
  if (!done.ok) throw new Error(`The demo site ${site.head.site} could not be made: ${done.code}`);
}
