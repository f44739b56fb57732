import type { Identity } from '#functions/actors/identify.ts';
import type { Call } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { SessionItem } from '#functions/users/model.ts';
import { isForPartners } from '#shared/partners/is-for-partners.ts';
import { holds } from '#shared/permissions/holds.ts';
import { askedAtHome } from './asked-at-home.ts';
import { sessionCalls } from './session-calls.ts';

const NO_MEMBER_YET =
  'Your account is awaiting approval. Fares are for members only; we will email you once you are approved.';

const NOT_BY_KEY = 'This call cannot be made with a key.';
const NOT_BY_READING_KEY = 'This key may only read. Make a key that may sell.';

const NOT_AS_PARTNER = 'You are here as a partner, to read, to add money and to make keys. Your own site sells.';

const NOT_AT_HOME = 'You are not allowed to do this at your own site, so you cannot do it here.';

type Refusal = 'NOT_SIGNED_IN' | 'FORBIDDEN' | 'MODULE_OFF' | 'SECOND_FACTOR_MISSING';

/**
 * The declared access of a call against who asks. `staff-id` selects, never authorises: it is the signed-in staff
 * user's id or the site's default, and any other is refused. Whoever's session is over is told that, not that another
 * id is theirs.
 */
export function checkAccess(
  call: Call,
  { head, session, user, permissions, isSessionOver }: Identity,
  staffId: string | undefined,
): Outcome<void, Refusal> {
  const { userTypes, permission, module, locked, platformOnly } = call.access;
  const byKey = checkByKey(call, session);
  if (!byKey.ok) return byKey;
  if (session?.kind === 'jump' && !isForPartners(call)) return fail('FORBIDDEN', { message: NOT_AS_PARTNER });
  if (
    staffId &&
    !isSessionOver &&
    staffId !== head.defaultStaffId &&
    !(user?.userType === 'staff' && staffId === user.userId)
  )
    return fail('FORBIDDEN');
  if (module && !head.modules.includes(module)) return fail('MODULE_OFF');
  if (!user && (call.actor === 'user' || (locked && (head.lockMode || isSessionOver)))) return fail('NOT_SIGNED_IN');
  if (locked && head.lockMode && user?.isAwaitingApproval) return fail('FORBIDDEN', { message: NO_MEMBER_YET });
  if (
    head.isSecondFactorRequired &&
    user?.userType === 'staff' &&
    !user.hasSecondFactor &&
    !sessionCalls.has(call.name)
  )
    return fail('SECOND_FACTOR_MISSING');
  if (platformOnly && !head.isPlatform) return fail('FORBIDDEN');
  if (call.actor === 'user' && userTypes && !userTypes.includes(user!.userType)) return fail('FORBIDDEN');
  if (permission && user && !holds({ ...user, permissions }, permission)) return fail('FORBIDDEN');
  return session?.kind === 'jump' ? checkAtHome(call, permissions) : ok(undefined);
}

/** Whoever stays for a partner site reads what they may read at home, where somebody decides on that. */
function checkAtHome(call: Call, held: ReadonlySet<string>): Outcome<void, 'FORBIDDEN'> {
  const atHome = askedAtHome(call);
  return atHome === undefined || held.has(atHome) ? ok(undefined) : fail('FORBIDDEN', { message: NOT_AT_HOME });
}

/** What a program's key may call is the contract's to say, whoever made the key. */
function checkByKey({ access: { byKey } }: Call, session: SessionItem | undefined): Outcome<void, 'FORBIDDEN'> {
  if (session?.kind !== 'key') return ok(undefined);
  if (!byKey) return fail('FORBIDDEN', { message: NOT_BY_KEY });
  return byKey === 'read' || session.key?.may === 'sell'
    ? ok(undefined)
    : fail('FORBIDDEN', { message: NOT_BY_READING_KEY });
}
