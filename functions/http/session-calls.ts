/**
 * Calls that answer a member of staff who has yet to set up the second factor that their site asks of staff: the
 * session's own, and those that set it up. Everything else is SECOND_FACTOR_MISSING.
 */
export const sessionCalls: ReadonlySet<string> = new Set([
  'site/detect-site',
  'permissions/get-permissions-from-session',
  'users/login',
  'users/confirm-second-factor',
  'users/logout',
  'users/sign-out-everywhere',
  'users/get-user-by-session-id',
  'users/login-by-session-id',
  'users/generate-password',
  'users/forget-password',
  'users/confirm-email',
  'users/take-back-email',
  'users/change-password',
  'users/start-second-factor',
  'users/turn-on-second-factor',
]);
