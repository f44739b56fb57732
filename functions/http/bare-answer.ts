import type { Call, Envelope } from '#shared/contract.ts';
import { header, type HttpAnswer, type HttpEvent } from './request/event.ts';

/** Our failures by OCTO's names, where it has one (docs.octo.travel, Error Codes); others keep their own. */
export const octoErrors: Record<string, string> = {
  VALIDATION: 'BAD_REQUEST',
  NOT_SIGNED_IN: 'UNAUTHORIZED',
  MODULE_OFF: 'FORBIDDEN',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
};

const CAPABILITIES = 'octo-capabilities';

/** What of that standard beyond its core is answered (docs.octo.travel, Capabilities). */
const honoured: ReadonlySet<string> = new Set(['octo/pricing']);

/** Capabilities of an outside standard that a request asks for, of those that are honoured. */
export const capabilitiesOf = (event: HttpEvent): string[] =>
  (header(event, CAPABILITIES) ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one, at, all) => honoured.has(one) && all.indexOf(one) === at);

/** The token of `Authorization: Bearer`, of a call that answers bare alone. */
export function bearerOf({ answers }: Pick<Call, 'answers'>, event: HttpEvent): string | undefined {
  if (answers !== 'bare') return undefined;
  return /^Bearer +(\S+)$/i.exec(header(event, 'authorization') ?? '')?.[1];
}

/**
 * An answer as OCTO has it: a success as it stands, of a failure its name, a sentence, and what it is about; with the
 * capabilities that it was initialized with said back.
 */
export function bareAnswer(answered: HttpAnswer, event: HttpEvent): HttpAnswer {
  const { statusCode, body, headers, ...rest } = answered;
  return {
    ...rest,
    statusCode,
    headers: { ...headers, [CAPABILITIES]: capabilitiesOf(event).join(', ') },
    body: statusCode < 400 ? body : JSON.stringify(octoFailure(body)),
  };
}

function octoFailure(body: string): object {
  const { errorCode, message, errors, result } = JSON.parse(body) as Envelope<object>;
  const wrong = Object.entries(errors ?? {}).map(([field, text]) => `${field}: ${text}`);
  return {
    error: octoErrors[errorCode ?? ''] ?? errorCode,
    errorMessage: [message, ...wrong].join(' '),
    ...result,
  };
}
