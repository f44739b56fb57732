import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CfnOutput, CfnParameter, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnConnectionGroup,
  type CfnDistribution,
  CfnDistributionTenant,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { resolveSecret, SECRET_NAMES } from '../origin-secret.ts';
import type { Settings } from '../settings.ts';
import { edgeRules, refusalBodies, seen } from './firewall-rules.ts';
import { brandHeaders, developersHeaders, securityHeaders } from './security-headers.ts';

export interface EdgeStackProps extends StackProps {
  settings: Settings;
  stage: string;
}

/** Where the viewer-request function stands: a file of its own, so that a test can run it. */
export const VIEWER_REQUEST = path.resolve('infra/aws/edge/viewer-request.js');

/**
 * The edge, in us-east-1 where CloudFront reads certificates, firewalls and logs: one multi-tenant distribution in
 * front of the site's files, the page and the API under one origin name. A partner's domain is a distribution tenant,
 * added by one command without touching this stack.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { settings, stage, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const apiHost = new CfnParameter(this, 'ApiHost', {
      description: 'Host of the REST API: <id>.execute-api.<region>.amazonaws.com',
    });
    const objectsBucket = new CfnParameter(this, 'ObjectsBucket', {
      description: "Name of the bucket of objects, in the functions' own region",
    });
    const logs = this.bucket('AccessLogs', {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    const site = this.bucket('Site', {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'site/',
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: edgeRules(),
      visibilityConfig: seen('portolan-edge'),
      customResponseBodies: refusalBodies,
    });
    const viewerRequest = new EdgeFunction(this, 'ViewerRequest', {
      comment: 'Says which site a request is for',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(readFileSync(VIEWER_REQUEST, 'utf8')),
    });
    const responseHeadersPolicy = new ResponseHeadersPolicy(this, 'SecurityHeaders', securityHeaders);
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: [{ function: viewerRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
    const api = new HttpOrigin(apiHost.valueAsString, {
      originPath: `/${stage}`,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      readTimeout: Duration.seconds(30),
      customHeaders: { 'x-origin-secret': resolveSecret(SECRET_NAMES.current, settings.secretVersions.current) },
    });
    const files: BehaviorOptions = {
      ...common,
      origin: S3BucketOrigin.withOriginAccessControl(site),
      // The viewer-request function refuses all but GET and HEAD, in words; CloudFront by itself would say 403.
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    };
    const objects = Bucket.fromBucketAttributes(this, 'Objects', {
      bucketName: objectsBucket.valueAsString,
      region: settings.region,
    });
    // Pictures that were sent by the sites' own people; logos that came with a deployment lie with the site's files.
    const pictures = new OriginGroup({
      primaryOrigin: S3BucketOrigin.withOriginAccessControl(objects),
      fallbackOrigin: files.origin,
      fallbackStatusCodes: [403, 404],
    });
    const withHeaders = (name: string, headers: ResponseHeadersPolicyProps): BehaviorOptions => ({
      ...files,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, name, headers),
    });
    const calls: BehaviorOptions = {
      ...common,
      origin: api,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    const page: BehaviorOptions = {
      ...common,
      origin: api,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: this.pageCache(),
    };
    const distribution = new Distribution(this, 'Distribution', {
      comment: 'Portolan: every partner site',
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: webAcl.attrArn,
      defaultBehavior: page,
      additionalBehaviors: {
        '/app/assets/*': files,
        // What a browser asks about each time: the bucket says so.
        '/app/driver-worker.js': files,
        '/app/brand/*': {
          ...withHeaders('BrandHeaders', brandHeaders),
          origin: pictures,
          // All that a group of origins may be asked by.
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        },
        '/app/developers*': withHeaders('DevelopersHeaders', developersHeaders),
        '/api/*': calls,
        '/flightApi/*': calls,
        // Documents with a policy of their own, each made for one customer: nothing of them is kept.
        '/gateway/*': calls,
      },
    });
    this.servesTenants(distribution, settings);
    this.log(distribution);
    new CfnOutput(this, 'SiteBucket', { value: site.bucketName });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });
  }

  private bucket(id: string, more: ConstructorParameters<typeof Bucket>[2]): Bucket {
    return new Bucket(this, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...more,
    });
  }

  /** A minute per host; the page's own Cache-Control lets a stale one stand in while the origin fails. */
  private pageCache(): CachePolicy {
    return new CachePolicy(this, 'PageCache', {
      comment: 'The page of a domain, a minute',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(60),
      maxTtl: Duration.days(1),
      headerBehavior: CacheHeaderBehavior.allowList('x-site-host', 'x-site-origin'),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  }

  /**
   * Names, certificates and IPv6 belong to tenants and their connection group, so the distribution must not say them.
   */
  private servesTenants(distribution: Distribution, { platform }: Settings): void {
    const config = distribution.node.defaultChild as CfnDistribution;
    config.addPropertyOverride('DistributionConfig.ConnectionMode', 'tenant-only');
    config.addPropertyDeletionOverride('DistributionConfig.IPV6Enabled');
    if (!platform)
      config.addPropertyOverride('DistributionConfig.ViewerCertificate', { CloudFrontDefaultCertificate: true });
    const group = new CfnConnectionGroup(this, 'ConnectionGroup', {
      name: 'portolan',
      enabled: true,
      ipv6Enabled: true,
    });
    new CfnOutput(this, 'ConnectionGroupId', { value: group.attrId });
    new CfnOutput(this, 'RoutingEndpoint', { value: group.attrRoutingEndpoint });
    if (!platform) return;
    config.addPropertyOverride('DistributionConfig.ViewerCertificate', {
      AcmCertificateArn: platform.certificateArn,
      SslSupportMethod: 'sni-only',
      MinimumProtocolVersion: 'TLSv1.2_2021',
    });
    new CfnDistributionTenant(this, 'PlatformSubdomains', {
      name: 'platform',
      distributionId: distribution.distributionId,
      connectionGroupId: group.attrId,
      domains: [`*.${platform.domain}`],
      enabled: true,
    });
  }

  /**
   * Access logs without cookies, which hold sessions, and without paths and queries: a ticket's address is its key. The
   * REST API logs which of its paths was asked, with the names of its parameters in place of their values.
   */
  private log(distribution: Distribution): void {
    const group = new LogGroup(this, 'EdgeLog', {
      logGroupName: '/aws/vendedlogs/portolan-edge',
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const arn = Fn.join('', [
      'arn:',
      this.partition,
      ':cloudfront::',
      this.account,
      ':distribution/',
      distribution.distributionId,
    ]);
    const source = new CfnDeliverySource(this, 'LogSource', {
      name: 'portolan-edge',
      logType: 'ACCESS_LOGS',
      resourceArn: arn,
    });
    const destination = new CfnDeliveryDestination(this, 'LogDestination', {
      name: 'portolan-edge',
      destinationResourceArn: group.logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'LogDelivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: [
        'date',
        'time',
        'x-edge-location',
        'sc-bytes',
        'c-ip',
        'cs-method',
        'cs(Host)',
        'sc-status',
        'x-edge-result-type',
        'time-taken',
        'cs-protocol-version',
        'x-host-header',
      ],
    });
    delivery.addResourceDependency(source);
  }
}
