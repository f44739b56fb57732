import { sessionCalls } from '#functions/http/session-calls.ts';
import type { Call, CommonFailure } from '#shared/contract.ts';
import type { FailureCode } from '#shared/errors.ts';

const isPost = ({ method }: Call) => method === 'POST';
const always = () => true;
const names = ({ request }: Call) => Object.keys((request._zod.def as { shape?: object }).shape ?? { priced: 1 });

/** Which calls may answer a failure that contracts do not list; the tests hold every answer they get against it. */
const common: Record<CommonFailure, (call: Call) => boolean> = {
  BAD_REQUEST: isPost,
  VALIDATION: always,
  BODY_TOO_LARGE: isPost,
  UNSUPPORTED_MEDIA_TYPE: isPost,
  FOREIGN_ORIGIN: ({ method }) => method !== 'GET',
  UNKNOWN_SITE: always,
  NOT_SIGNED_IN: (call) => call.actor === 'user' || call.access.locked === true || names(call).includes('sessionId'),
  // `staff-id` may name somebody else at any call.
  FORBIDDEN: always,
  SECOND_FACTOR_MISSING: ({ name, access }) => !sessionCalls.has(name) && (access.userTypes?.includes('staff') ?? true),
  MODULE_OFF: ({ access }) => access.module !== undefined,
  NOT_FOUND: (call) => names(call).length > 0,
  TOO_MANY_REQUESTS: always,
  CONFLICT: isPost,
  ILLEGAL_TRANSITION: (call) => isPost(call) && call.access.scope !== 'public',
  IDEMPOTENCY_REUSED: ({ idempotent = false }) => idempotent,
  IN_FLIGHT: ({ idempotent = false }) => idempotent,
  BUSY: always,
  INTERNAL: always,
};

/** Every code a call may answer: its own first, then those of every call like it. */
export function failuresOf(call: Call): FailureCode[] {
  const shared = (Object.keys(common) as CommonFailure[]).filter((code) => common[code](call));
  return [...new Set([...call.failures, ...shared])];
}
