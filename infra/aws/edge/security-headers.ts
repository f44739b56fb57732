import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront';

/**
 * What every answer carries whatever its origin said. The content security policy comes with the page, which knows its
 * hashes.
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
