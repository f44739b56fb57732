import { fail, ok, type Outcome } from '#shared/errors.ts';
import { type HttpEvent, header } from './event.ts';
import { BODY_LIMIT } from './parse-request.ts';

/** A request to the letter, for a gateway that signs what it sends. No other call is handed one. */
export interface RawRequest {
  /** The body's bytes as they came. */
  body: Buffer;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
}

/** The bytes and headers of a request; BODY_TOO_LARGE where no call would read it. */
export function rawRequest(event: HttpEvent): Outcome<RawRequest, 'BODY_TOO_LARGE'> {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > BODY_LIMIT) return fail('BODY_TOO_LARGE');
  return ok({ body, header: (name) => header(event, name) });
}
