import type { App } from 'aws-cdk-lib';

/** What differs between accounts; everything else is the same everywhere. Given with `-c name=value`. */
export interface Settings {
  /**
   * Region of data and API, e.g. `ap-south-1`. The edge is always described in us-east-1, where CloudFront reads it.
   */
  region: string | undefined;
  account: string | undefined;
  /** LocalStack knows no CloudFront, WAF or v2 logs: there only data and API are described. */
  isLocalStack: boolean;
  /** The verified sender of mails whose site has none of its own. */
  mailFrom: string;
  /** Verified senders of partners' sites, beside the platform's. */
  partnerSenders: string[];
  /** Where alarms are mailed; none where left out. */
  alarmMail: string | undefined;
  /**
   * Platform subdomains are served under it, e.g. `portolan.example`, with its ready wildcard certificate (us-east-1).
   */
  platform: { domain: string; certificateArn: string } | undefined;
  /** x86_64 costs a fifth more; for an account whose other tooling needs it. */
  architecture: 'arm64' | 'x86_64';
  /** A new account has ten concurrent executions in all and can reserve none of them. */
  reservesConcurrency: boolean;
  /** A key of our own for the table instead of AWS's: its use is logged and it can be withdrawn. */
  ownsTableKey: boolean;
  /**
   * ARN of a key that takes the place of the stack's own for personal data, which can then still be read but not
   * sealed.
   */
  personalDataKey: string | undefined;
  /**
   * `test` where nobody pays real money: the sandbox gateway and test keys are taken, and PhonePe is asked at its own
   * sandbox.
   */
  gateways: 'live' | 'test';
  /** Whether real suppliers sell real flights (`-c flightSales=live`) or test flights, the usual. */
  flightSales: 'test' | 'live';
  /** Versions of the two origin secrets to resolve at this deployment, so that a rotation reaches the functions. */
  secretVersions: { current: string; previous: string };
}

/** CloudFront reads certificates, firewalls and logs in this one only: where the edge is described. */
export const EDGE_REGION = 'us-east-1';

/** Whether a text is the ARN of a key in KMS. */
export const isKeyArn = (text: string): boolean => /^arn:aws[\w-]*:kms:[\w-]+:\d{12}:key\/[\w-]+$/.test(text);

/** The configuration set that every sender's mails go through, by which bounces and complaints come back. */
export const MAIL_CONFIGURATION = 'portolan';

/** The domains that mails are sent from, the platform's first. */
export const senderDomains = ({
  mailFrom,
  partnerSenders,
}: Pick<Settings, 'mailFrom' | 'partnerSenders'>): string[] => [
  ...new Set([mailFrom, ...partnerSenders].map((address) => address.split('@')[1]!)),
];

/** Reads the context. Throws one sentence for a value that cannot be meant. */
export function readSettings(app: App): Settings {
  const text = (name: string): string | undefined => (app.node.tryGetContext(name) as string | undefined) || undefined;
  const architecture = text('architecture') ?? 'arm64';
  if (architecture !== 'arm64' && architecture !== 'x86_64')
    throw new Error(`architecture is arm64 or x86_64, not ${architecture}`);
  const gateways = text('gateways') ?? (text('place') === 'localstack' ? 'test' : 'live');
  if (gateways !== 'live' && gateways !== 'test') throw new Error(`gateways are live or test, not ${gateways}`);
  const flightSales = text('flightSales') ?? 'test';
  if (flightSales !== 'test' && flightSales !== 'live')
    throw new Error(`flightSales is test or live, not ${flightSales}`);
  const [domain, certificateArn] = [text('platformDomain'), text('platformCertificate')];
  if (Boolean(domain) !== Boolean(certificateArn))
    throw new Error('platformDomain and platformCertificate go together');
  return {
    region: text('region') ?? process.env.CDK_DEFAULT_REGION,
    account: process.env.CDK_DEFAULT_ACCOUNT,
    isLocalStack: text('place') === 'localstack',
    mailFrom: text('mailFrom') ?? 'tickets@portolan.example',
    partnerSenders: readSenders(text('partnerSenders')),
    alarmMail: text('alarmMail'),
    platform: domain && certificateArn ? { domain, certificateArn } : undefined,
    architecture,
    reservesConcurrency: text('reserved') !== 'false',
    ownsTableKey: text('tableKey') === 'own',
    personalDataKey: readKey(text('personalDataKey')),
    gateways,
    flightSales,
    secretVersions: { current: text('originSecretVersion') ?? '', previous: text('previousOriginSecretVersion') ?? '' },
  };
}

function readKey(given: string | undefined): string | undefined {
  if (given && !isKeyArn(given)) throw new Error(`personalDataKey is a key's ARN, not ${given}`);
  return given;
}

/** A role's policies may have 10,240 characters in all; each sender takes about 150 of them. */
const MOST_SENDERS = 40;

function readSenders(given: string | undefined): string[] {
  const senders = [
    ...new Set(
      (given ?? '')
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  ];
  const wrong = senders.find((address) => !/^[^\s@*?]+@[^\s@*?]+\.[^\s@*?]+$/.test(address));
  if (wrong) throw new Error(`partnerSenders are addresses separated by commas; ${wrong} is none`);
  if (senders.length > MOST_SENDERS)
    throw new Error(`partnerSenders are at most ${MOST_SENDERS}; give the rest of the partners the platform's sender`);
  return senders;
}
