import type { Call, Envelope } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import type { ApiEvent } from './events.ts';

/** What went wrong on the way: an answer with its status, a deadline of our own, or no connection at all. */
export type Trouble =
  | { kind: 'answer'; status: number; envelope: Partial<Envelope> | undefined }
  | { kind: 'timeout' }
  | { kind: 'network'; error: Error; isOffline: boolean };

/** Whether a failure is one of the connection: nobody answered, in time or at all. */
export const isUnheard = ({ code, detail }: Failure): boolean =>
  code === 'SUPPLIER_TIMEOUT' || (detail as { network?: boolean } | undefined)?.network === true;

/** The specification's spelling. */
export const TIMEOUT_TEXT = 'Request timeout.Please check your netowrk connection.';
/** Not sent at all, as far as the browser knows. */
export const OFFLINE_TEXT = 'You are offline. Nothing was sent. Please try again once you are back online.';
/** Sent, perhaps, and unheard of since. */
export const NO_ANSWER_TEXT = 'The connection was lost before an answer arrived. Please try again.';
const SILENT = 'No SSR details';

/**
 * Whether a code is one of ours, by their spelling: the table itself stays with the server. They are for programs, and
 * no person is shown one.
 */
export const isOwnCode = (errorCode: string): boolean => /^[A-Z][A-Z_]+$/.test(errorCode);

const isFlightCall = (call: Pick<Call, 'path'>) => call.path.startsWith('/flightApi/');

const fallbackTexts: Record<Call['method'], string> = {
  POST: 'Something went wrong. HTTP (POST) request failed. Please contact support.',
  GET: 'Something went wrong. HTTP (GET) request failed. Please contact support.',
  DELETE: 'Something went wrong. HTTP (DELETE) request failed. Please contact support.',
};
const fallbackText = (method: Call['method']) => fallbackTexts[method];

interface About {
  /** The order that the call was about, if any. */
  orderId?: string | undefined;
  /** What is said of an answer without words, where the screen has its own for it. */
  fallback?: string | undefined;
}

/**
 * The error catalogue (spec: flights-and-shell 8): what the page does about a failed call, beyond handing the failure
 * back.
 */
export function reactionTo(
  call: Pick<Call, 'path' | 'method'>,
  trouble: Trouble,
  { orderId, fallback }: About = {},
): ApiEvent | undefined {
  return isFlightCall(call) ? flightReaction(call, trouble, orderId) : generalReaction(call, trouble, fallback);
}

/** What a failure says to a person: its message, never its code. */
export const failureText = ({ message }: Failure): string => message ?? fallbackTexts.POST;

function flightReaction(
  call: Pick<Call, 'method'>,
  trouble: Trouble,
  orderId: string | undefined,
): ApiEvent | undefined {
  if (trouble.kind === 'network') return undefined;
  if (trouble.kind === 'timeout' || trouble.status === 502 || trouble.status === 504)
    return { event: 'failure', text: TIMEOUT_TEXT };
  if (trouble.status === 401) return { event: 'signed-out', to: 'search' };
  if (trouble.status === 402) return { event: 'review', ...(orderId && { orderId }) };
  const message = trouble.envelope?.errorMessage || trouble.envelope?.message;
  if (message?.includes(SILENT)) return undefined;
  if (!message) return { event: 'failure', text: fallbackText(call.method) };
  // Message and code, as the specification has it: the code of a supplier or of what stands between, which its support asks for.
  const code = trouble.envelope?.errorCode;
  return { event: 'failure', text: code && !isOwnCode(code) ? `${message} (${code})` : message };
}

function generalReaction(
  call: Pick<Call, 'method'>,
  trouble: Trouble,
  fallback: string | undefined,
): ApiEvent | undefined {
  if (trouble.kind === 'network') return undefined;
  if (trouble.kind === 'timeout') return { event: 'failure', text: fallbackText(call.method) };
  if (trouble.status === 401) return { event: 'signed-out', to: 'login' };
  return { event: 'failure', text: trouble.envelope?.errorMessage || (fallback ?? fallbackText(call.method)) };
}
