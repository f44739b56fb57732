/**
 * Calls that answer a member of staff who has yet to set up the second factor that their site asks of staff: the
 * session's own, and those that set it up. Everything else is SECOND_FACTOR_MISSING.
 */
export const sessionCalls: ReadonlySet<string> = new Set([
  'site/detect-site',
  'permissions/get-permissions-from-session',
  'users/session/login',
  'users/session/confirm-second-factor',
  'users/session/logout',
  'users/session/sign-out-everywhere',
  'users/session/get-user-by-session-id',
  'users/session/login-by-session-id',
  'users/session/generate-password',
  'users/session/forget-password',
  'users/registration/confirm-email',
  'users/registration/take-back-email',
  'users/session/change-password',
  'users/session/start-second-factor',
  'users/session/turn-on-second-factor',
]);
