import { type FailureCode, failures } from '#shared/errors.ts';

/**
 * What API Gateway answers by itself, in the envelope every caller knows. A code of the table gives status and text.
 */
const answer = (code: FailureCode, headers: Record<string, string> = {}) => ({
  statusCode: String(failures[code].status),
  responseParameters: Object.fromEntries(
    Object.entries({ 'cache-control': 'no-store', ...headers }).map(([name, value]) => [
      `gatewayresponse.header.${name}`,
      `'${value}'`,
    ]),
  ),
  responseTemplates: { 'application/json': envelopeText(code) },
});

/** A refusal's envelope, where no function of ours makes it. */
export function envelopeText(code: FailureCode): string {
  const { message } = failures[code];
  return JSON.stringify({ success: false, result: null, message, errorCode: code, errorMessage: message });
}

export const gatewayAnswers = {
  // API Gateway says "missing authentication token" of a path it does not know.
  MISSING_AUTHENTICATION_TOKEN: answer('NO_SUCH_CALL'),
  REQUEST_TOO_LARGE: answer('BODY_TOO_LARGE'),
  UNSUPPORTED_MEDIA_TYPE: answer('UNSUPPORTED_MEDIA_TYPE'),
  // A token comes back within a second; a day's quota at the day's end, which is up to a day away: look hourly.
  THROTTLED: answer('TOO_MANY_REQUESTS', { 'retry-after': '1' }),
  QUOTA_EXCEEDED: answer('TOO_MANY_REQUESTS', { 'retry-after': '3600' }),
  INVALID_API_KEY: answer('FORBIDDEN'),
  WAF_FILTERED: answer('FORBIDDEN'),
  INTEGRATION_TIMEOUT: answer('SUPPLIER_TIMEOUT'),
  INTEGRATION_FAILURE: answer('BUSY', { 'retry-after': '1' }),
  DEFAULT_4XX: answer('BAD_REQUEST'),
  DEFAULT_5XX: answer('INTERNAL'),
};
