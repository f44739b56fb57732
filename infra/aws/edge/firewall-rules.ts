import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { login } from '#shared/users/session/login.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { envelopeText } from '../gateway-answers.ts';

type Rule = CfnWebACL.RuleProperty;

/** Counted; samples of requests are not kept, for they hold addresses of tickets and sessions. */
export const seen = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** What a rate rule answers: the envelope that every caller knows. */
const TOO_OFTEN = 'TooManyRequests';
export const refusalBodies: Record<string, CfnWebACL.CustomResponseBodyProperty> = {
  [TOO_OFTEN]: { contentType: 'APPLICATION_JSON', content: envelopeText('TOO_MANY_REQUESTS') },
};
/** Seconds that a rate is counted over: after as many without a request nobody is refused any more. */
const WINDOW = 300;

const managed = (priority: number, name: string, counted: string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: seen(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

/** Paths that try a password or mail one: what a guesser would repeat. */
const SIGN_IN_PATHS = [login.path, forgetPassword.path, generatePassword.path, signUp.path];

/**
 * Requests of one address in five minutes. An agency's office shares one address and signs in some dozen times a day.
 */
export const SIGN_INS_A_WINDOW = 100;
/** A busy page asks about 40 times; an office of 50 behind one address searches all day. */
export const REQUESTS_A_WINDOW = 6_000;

const pathIs = (searchString: string) => ({
  byteMatchStatement: {
    searchString,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    textTransformations: ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ priority, type })),
  },
});

const rated = (
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): Rule => ({
  name,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: TOO_OFTEN,
        responseHeaders: [
          { name: 'retry-after', value: String(WINDOW) },
          { name: 'cache-control', value: 'no-store' },
        ],
      },
    },
  },
  visibilityConfig: seen(name),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: WINDOW,
      aggregateKeyType: 'IP',
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
});

/**
 * What stands before the whole platform. Bodies over 8 KB are ordinary here (nine passengers with passports), and site
 * editors send HTML: both are counted, not refused.
 */
export const edgeRules = (): Rule[] => [
  rated(0, 'SignInRate', SIGN_INS_A_WINDOW, {
    orStatement: { statements: SIGN_IN_PATHS.map((path) => pathIs(path.toLowerCase())) },
  }),
  rated(1, 'RequestRate', REQUESTS_A_WINDOW),
  managed(2, 'AWSManagedRulesAmazonIpReputationList'),
  managed(3, 'AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
  managed(4, 'AWSManagedRulesKnownBadInputsRuleSet'),
];

/** The REST API's own gate: a request without the edge's secret came round the edge. */
export const originRules = (secrets: string[]): Rule[] => [
  {
    name: 'OnlyThroughTheEdge',
    priority: 0,
    action: { block: { customResponse: { responseCode: 403 } } },
    visibilityConfig: seen('OnlyThroughTheEdge'),
    statement: {
      notStatement: {
        statement: {
          orStatement: {
            statements: secrets.map((searchString) => ({
              byteMatchStatement: {
                searchString,
                fieldToMatch: { singleHeader: { Name: 'x-origin-secret' } },
                positionalConstraint: 'EXACTLY',
                textTransformations: [{ priority: 0, type: 'NONE' }],
              },
            })),
          },
        },
      },
    },
  },
];
