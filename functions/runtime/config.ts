import * as z from 'zod/mini';

const withDefault = (value: string) => z._default(z.string(), value);

const environment = z.object({
  TABLE_NAME: z.string(),
  /** Unset on AWS; the embedded engine's or LocalStack's address otherwise. */
  DYNAMODB_ENDPOINT: z.optional(z.string()),
  AWS_REGION: withDefault('eu-west-1'),
  /** `s3://bucket` or `file:///folder/`. */
  OBJECTS_URL: z.string(),
  S3_ENDPOINT: z.optional(z.string()),
  /** How files leave and come in: by addresses that S3 signs, or by this deployment's own token route. */
  FILE_LINKS: z._default(z.enum(['signed', 'token']), 'token'),
  /** An SQS queue's address, or `local:` for a wake-up in the process. */
  BOOKING_QUEUE_URL: z.string(),
  /** The same of the jobs that run beside the page; apart, so that no booking waits behind an export. */
  JOBS_QUEUE_URL: z.string(),
  SQS_ENDPOINT: z.optional(z.string()),
  SES_ENDPOINT: z.optional(z.string()),
  /** The verified sender of mails whose site has none of its own. */
  MAIL_FROM: z.string(),
  /** `kms:<key id>` or `file:<path of keys.json>`: what wraps the data keys of personal data. */
  DATA_KEY: z.string(),
  KMS_ENDPOINT: z.optional(z.string()),
  /**
   * What the edge sends to prove that `x-site-host` and `x-site-origin` are its own. Two while rotating, separated by a
   * comma.
   */
  ORIGIN_SECRET: z.string(),
  /** Where a site's pages are, `{domain}` being the site's; unset where that is https and the usual port. */
  SITE_ORIGIN: z.optional(z.string()),
  /** Subdomains of it are served without an operator's hand; unset where the deployment has none. */
  PLATFORM_DOMAIN: z.optional(z.string()),
  /**
   * `test` where nobody pays real money: the sandbox gateway, test keys and gateways that are reached without TLS exist
   * there alone.
   */
  GATEWAYS: z._default(z.enum(['live', 'test']), 'live'),
  /** Where payment gateways are asked, and where the browser loads Razorpay's checkout from. No site says any of it. */
  RAZORPAY_API: withDefault('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT: withDefault('https://checkout.razorpay.com/v1/checkout.js'),
  PHONEPE_API: withDefault('https://api.phonepe.com/apis/pg'),
  PHONEPE_IDENTITY: withDefault('https://api.phonepe.com/apis/identity-manager'),
  /** Where Duffel's API is. The deployment's own, so that no site's setting leads its token elsewhere. */
  DUFFEL_URL: withDefault('https://api.duffel.com'),
  /** Whether flights that real suppliers sell are real here. Tokens of the other kind are refused. */
  FLIGHT_SALES: z._default(z.enum(['test', 'live']), 'test'),
  SESSION_COOKIE: withDefault('__Host-portolan'),
  LOG_LEVEL: withDefault('INFO'),
});
export type Config = z.output<typeof environment>;

let parsed: Config | undefined;

/** The environment, parsed at first use. Throws, naming what is missing. */
export const config = (): Config => (parsed ??= environment.parse(process.env));
