import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront';

import { DEVELOPERS_POLICY } from '#infra/developers-policy.ts';

/**
 * What every answer carries whatever its origin said. The content security policy of a page comes with the page, which
 * knows its hashes; files cannot bring theirs along.
 */
export const securityHeaders: ResponseHeadersPolicyProps = {
  comment: 'Portolan: transport, sniffing, framing, referrer',
  securityHeadersBehavior: {
    strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: false },
  },
  customHeadersBehavior: {
    customHeaders: [
      { header: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), payment=()', override: false },
    ],
  },
  removeHeaders: ['x-amzn-requestid', 'x-amz-apigw-id', 'x-amzn-trace-id'],
};

const withPolicy = (comment: string, contentSecurityPolicy: string): ResponseHeadersPolicyProps => ({
  ...securityHeaders,
  comment,
  securityHeadersBehavior: {
    ...securityHeaders.securityHeadersBehavior,
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  },
});

/** Partners' logos: drawings that nobody wrote here. Opened by itself, one neither runs nor loads anything. */
export const brandHeaders = withPolicy('Portolan: logos', "sandbox; default-src 'none'");

export const developersHeaders = withPolicy("Portolan: the developers' page", DEVELOPERS_POLICY);
