/** What a form is told as a whole. Apart from the others: browsers load this one alone, the rest comes with answers. */
export const VALIDATION_TEXT = 'Please correct the marked fields.';

/**
 * Everything a call may answer instead of success. One table gives each code its HTTP status and the text a toast
 * shows, so a code without a status does not compile and no two places can disagree.
 * Texts are the specification's where it has one (spec: flights-and-shell 5 and 8, customers-and-partners 8).
 */
export const failures = {
  BAD_REQUEST: { status: 400, message: 'The request could not be read.' },
  VALIDATION: { status: 400, message: VALIDATION_TEXT },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Only application/json is accepted.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This request came from another site.' },
  UNKNOWN_SITE: { status: 404, message: 'No site is served at this address.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in to continue.' },
  WRONG_CREDENTIALS: { status: 400, message: 'Email or password is incorrect.' },
  BLOCKED: { status: 403, message: 'This account is blocked. Please contact support.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please open the link in the email we sent you first.' },
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Please enter your code.' },
  SECOND_FACTOR_MISSING: { status: 403, message: 'Please set up your second factor first.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  MODULE_OFF: { status: 403, message: 'This service is not offered on this site.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not accept this method.' },
  NO_SUCH_CALL: { status: 404, message: 'This call does not exist.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  CONFLICT: { status: 409, message: 'Someone else changed this in the meantime. Please reload and try again.' },
  ILLEGAL_TRANSITION: { status: 409, message: 'This is no longer possible in the current state.' },
  IDEMPOTENCY_REUSED: { status: 422, message: 'This request was already sent with different content.' },
  IN_FLIGHT: { status: 409, message: 'The same request is still being processed.' },
  BUSY: { status: 503, message: 'The service is busy. Please try again.' },
  EMAIL_TAKEN: { status: 400, message: 'An account with this email already exists.' },
  PHONE_TAKEN: { status: 400, message: 'An account with this phone number already exists.' },
  SITE_TAKEN: { status: 400, message: 'A site with this short name already exists.' },
  DOMAIN_TAKEN: { status: 400, message: 'This domain already belongs to a site.' },
  GROUP_NAME_TAKEN: { status: 400, message: 'A permission group with this name already exists.' },
  GROUP_HAS_MEMBERS: {
    status: 409,
    message: 'This group has members. Please move them to another group, or to none, first.',
  },
  GROUP_IS_DEFAULT: { status: 409, message: 'This is the default group. Make another group the default first.' },
  GROUP_IN_USE: { status: 409, message: 'Customers are in this group. They will pay the prices of the default group.' },
  RECORD_IN_USE: { status: 409, message: 'This is in use.' },
  IMPORT_HAS_BAD_ROWS: {
    status: 409,
    message: 'Some rows contain errors.',
  },
  RECORD_NAME_TAKEN: { status: 400, message: 'This name is taken.' },
  RULE_UNUSUAL: { status: 409, message: 'Please check this again. Save again to confirm.' },
  TOO_MANY_RULES: {
    status: 409,
    message: 'The maximum of 1,000 rules of this type is reached. Please delete one first.',
  },
  TOO_MANY_RATES: {
    status: 409,
    message: 'Please delete some rates first.',
  },
  NOT_FOR_GROUPS: {
    status: 400,
    message: 'Super admins have every permission and cannot be in a permission group.',
  },
  NOTHING_TO_UNDO: { status: 409, message: 'There is nothing to restore.' },
  TOO_MANY_KEYS: { status: 409, message: 'Your company has 20 keys. Please end one first.' },
  JOB_RUNNING: { status: 409, message: 'This file is already being prepared. You will find it under Downloads.' },
  TOO_MANY_JOBS: {
    status: 409,
    message: 'Five jobs are already running on this site. Please wait until one is done.',
  },
  LINK_EXPIRED: { status: 400, message: 'This link has expired or has already been used.' },
  SEARCH_EXPIRED: { status: 404, message: 'This search has expired. Please search again.' },
  FARE_EXPIRED: { status: 400, message: 'This fare is no longer available. Please choose another flight.' },
  FARE_QUOTE_FAILED: { status: 400, message: 'The airline could not confirm this fare.' },
  SOLD_OUT: { status: 400, message: 'These seats were sold in the meantime. Please choose another flight.' },
  NO_SSR: { status: 400, message: 'No SSR details found for this flight.' },
  SUPPLIER_TIMEOUT: { status: 502, message: 'Request timeout.Please check your netowrk connection.' },
  SUPPLIER_FAILED: { status: 424, message: 'The supplier could not answer. Please try again.' },
  ORDER_EXPIRED: { status: 402, message: 'The time limit for this booking has passed. Please review it again.' },
  ORDER_SUPERSEDED: {
    status: 409,
    message: 'A newer order for the same passengers replaced this one, which can no longer be paid.',
  },
  DUPLICATE_BOOKING: {
    status: 409,
    message: 'A passenger is already booked on this flight that day. Please tick the box if you want another ticket.',
  },
  ORDER_UNPAID: { status: 402, message: 'This booking has not been paid.' },
  PRICE_CHANGED: { status: 402, message: 'The price has changed. Please review the new total.' },
  ALREADY_PAID: { status: 409, message: 'This order has already been paid.' },
  WALLET_BUSY: { status: 503, message: 'Your wallet is busy. Nothing was charged. Please try again.' },
  INSUFFICIENT_BALANCE: { status: 400, message: 'Your wallet balance is not enough for this booking.' },
  DAILY_LIMIT: { status: 400, message: 'This exceeds your limit for today.' },
  PAYMENT_UNSUCCESSFUL: { status: 400, message: 'Payment unsuccessful' },
  TEST_PAYMENT: { status: 400, message: 'This was a test.' },
  PAYMENT_PENDING: { status: 409, message: 'The gateway has not confirmed this payment yet.' },
  HOLD_NOT_ALLOWED: { status: 403, message: 'Holding is not allowed for this account.' },
  NOT_APPROVED: {
    status: 403,
    message: 'Your account is awaiting approval. You cannot order yet; we will email you once it is approved.',
  },
  SEARCH_NOT_ALLOWED: { status: 403, message: 'Flight search is not allowed for this account.' },
  SEARCHES_USED_UP: { status: 403, message: 'All searches of this month are used up.' },
  MAIL_FAILED: { status: 502, message: 'The email could not be sent. Please try again.' },
  FILE_REFUSED: { status: 400, message: 'This file cannot be used.' },
  FILE_MISSING: { status: 409, message: 'The upload was incomplete. Please choose the file again.' },
  INVALID_PRODUCT_ID: { status: 400, message: 'There is no product of this id.' },
  INVALID_OPTION_ID: { status: 400, message: 'The product has no option of this id.' },
  INVALID_UNIT_ID: { status: 400, message: 'The option has no unit of this id.' },
  INVALID_AVAILABILITY_ID: { status: 400, message: 'The option has no availability of this id.' },
  INTERNAL: { status: 500, message: 'Something went wrong' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

/** Field name (dotted path) → short message, for forms. */
export type FieldErrors = Record<string, string>;

export interface Failure<F extends FailureCode = FailureCode> {
  ok: false;
  code: F;
  /** Overrides the table's text where the specification or a supplier has a better one. */
  message?: string;
  errors?: FieldErrors;
  /** Facts the page needs to act on the failure, e.g. the new total after a price change. What stands: `conflict`. */
  detail?: unknown;
  /** Whole seconds until a repeat may succeed, where that is known. */
  retryAfter?: number;
}
/** Somebody else's change came first: what stands now, as the call's contract declares it. */
export interface Conflict<S> extends Failure<'CONFLICT'> {
  readonly stands: S;
}
export type Success<T> = { ok: true; value: T };
/** What a handler, rule or store answers: expected failures are values, only defects throw. */
export type Outcome<T, F extends FailureCode = FailureCode> = Success<T> | Failure<F>;

export const ok = <T>(value: T): Success<T> => ({ ok: true, value });

export const fail = <F extends FailureCode>(code: F, more: Omit<Failure<F>, 'ok' | 'code'> = {}): Failure<F> => ({
  ok: false,
  code,
  ...more,
});

/** Refuses a change of what was read at an older version, with what stands now; in words too where a toast has to do. */
export const conflict = <S>(stands: S, message?: string): Conflict<S> => ({
  ok: false,
  code: 'CONFLICT',
  stands,
  ...(message && { message }),
});
