import { makeVisitor } from '#functions/actors/visitor.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { commit } from '#functions/table/commit.ts';
import { linkLife, passwordLinkWrites, useLinkWrites } from '#functions/users/session/password-writes.ts';
import { readUserByEmail } from '#functions/users/store.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { approveCustomer } from '#shared/users/customers/approve-customer.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import type { Member } from './cast.ts';
import { regions } from './regions.ts';
import { OutOfPlace, resultOf, type Stage, staffOf, userOf, visit } from './stage.ts';

/** Staff switch on that agents who register wait for them. */
export const askForApproval = (stage: Stage): Promise<void> =>
  visit(stage, staffOf(stage), async ({ call }) => {
    const { parts } = resultOf(getSettings, await call(getSettings, {}));
    const { version, value } = parts.find(({ part }) => part === 'access')!;
    if (value.areAgentsApproved) return;
    const wanted = { part: 'access' as const, version, value: { ...value, areAgentsApproved: true } };
    resultOf(saveSettings, await call(saveSettings, wanted));
  });

/** An agent registers, and opens the mailed link: the password is that of every demo account. */
export async function register(stage: Stage, member: Member): Promise<void> {
  const { head, data } = stage.site;
  const visitor = makeVisitor(head);
  const { gender, firstName, lastName, email, mobile, company } = member;
  if (!(await readUserByEmail(visitor, email))) {
    const [city, state, pincode] = company!.city;
    await visit(stage, '', async ({ call }) =>
      resultOf(
        createNewUser,
        await call(createNewUser, {
          userType: 'travelAgent',
          loginDetails: { email, status: 'unverified' },
          customer: { gender, firstName, lastName, email, phone: mobile, phoneCode: regions[head.site]!.dialCode },
          company: {
            companyName: company!.name,
            country: head.country,
            state,
            city,
            pincode,
            address1: `${company!.name} House, Main Road`,
          },
        }),
      ),
    );
  }
  const user = await userOf(stage, email);
  if (user.status === 'verified') return;
  const { passwordHash } = await userOf(stage, staffOf(stage));
  const { link, writes } = passwordLinkWrites(visitor, siteOrigin(data), user, linkLife.setPassword);
  await commit(visitor, writes);
  const done = await commit(
    visitor,
    useLinkWrites(visitor, new URL(link).searchParams.get('token')!, user, passwordHash!),
  );
  if (!done.ok) throw new OutOfPlace(`${email} could not set a password: ${done.code}`);
}

/** Staff approve an agent who waits; one who is approved already stays so. */
export async function approve(stage: Stage, email: string): Promise<void> {
  const { sequence } = await userOf(stage, email);
  await visit(stage, staffOf(stage), async ({ call }) =>
    resultOf(approveCustomer, await call(approveCustomer, { customerId: sequence })),
  );
}
