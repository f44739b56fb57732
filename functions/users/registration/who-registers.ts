import type { SiteActor } from '#functions/actor.ts';
import { fail, type Failure } from '#shared/errors.ts';
import type { UserType } from '#shared/users/types.ts';

const STAFF_ONLY = 'Accounts on this site are opened by its staff. Please contact them.';

/** Where nobody opens an account for themselves: what they are told. */
export const whyNotRegister = ({ head }: SiteActor): Failure<'FORBIDDEN'> | undefined =>
  head.signUp === 'closed' ? fail('FORBIDDEN', { message: STAFF_ONLY }) : undefined;

/** Whether somebody who registers orders nothing until staff approve them. */
export const waitsForApproval = ({ head }: SiteActor, userType: UserType): boolean =>
  head.signUp === 'approval' || (userType === 'travelAgent' && head.areAgentsApproved === true);
