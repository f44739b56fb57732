import { fail, type Failure } from '#shared/errors.ts';

/** Nothing begins again with a site that the platform has closed; what is there can be ended. */
export const isClosed = (): Failure<'ILLEGAL_TRANSITION'> =>
  fail('ILLEGAL_TRANSITION', {
    message: 'The platform has closed this site. You can reject or suspend it, and nothing else.',
  });
