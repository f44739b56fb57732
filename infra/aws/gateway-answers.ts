import { type FailureCode, failures } from '#shared/errors.ts';

/**
 * What API Gateway answers by itself, in the envelope every caller knows. A code of the table gives status and text.
 */
const answer = (code: FailureCode) => ({
  statusCode: String(failures[code].status),
  responseParameters: { 'gatewayresponse.header.cache-control': "'no-store'" },
  responseTemplates: {
    'application/json': JSON.stringify({
      success: false,
      result: null,
      message: failures[code].message,
      errorCode: code,
      errorMessage: failures[code].message,
    }),
  },
});

export const gatewayAnswers = {
  // API Gateway says "missing authentication token" of a path it does not know.
  MISSING_AUTHENTICATION_TOKEN: answer('NO_SUCH_CALL'),
  REQUEST_TOO_LARGE: answer('BODY_TOO_LARGE'),
  UNSUPPORTED_MEDIA_TYPE: answer('UNSUPPORTED_MEDIA_TYPE'),
  THROTTLED: answer('TOO_MANY_REQUESTS'),
  QUOTA_EXCEEDED: answer('TOO_MANY_REQUESTS'),
  INVALID_API_KEY: answer('FORBIDDEN'),
  WAF_FILTERED: answer('FORBIDDEN'),
  INTEGRATION_TIMEOUT: answer('SUPPLIER_TIMEOUT'),
  INTEGRATION_FAILURE: answer('BUSY'),
  DEFAULT_4XX: answer('BAD_REQUEST'),
  DEFAULT_5XX: answer('INTERNAL'),
};
