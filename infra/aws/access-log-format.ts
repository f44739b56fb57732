import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

/**
 * A request without its path, for a ticket's address is its key: by the pattern of its route, and by an id. Under the
 * same id the function's own log says which call it was (`answered`, functions/http/serve.ts), where the pattern ends in
 * `{proxy+}`.
 */
export const accessLogFormat = AccessLogFormat.jsonWithStandardFields({
  caller: false,
  httpMethod: true,
  ip: true,
  protocol: true,
  requestTime: true,
  resourcePath: true,
  responseLength: true,
  status: true,
  user: false,
});
