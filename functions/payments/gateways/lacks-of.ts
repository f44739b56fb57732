import type { Actor } from '#functions/actor.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { config } from '#functions/runtime/config.ts';
import type { FieldErrors } from '#shared/errors.ts';

type Fields = Pick<GatewaySetting, 'adapter' | 'account' | 'keyId' | 'clientVersion' | 'webhookUser'>;
const FILL = 'This is required field.';

/**
 * What keeps a gateway from being used on a site, by its field. Keys that take no real money are for deployments that
 * say test; PhonePe takes rupees alone.
 */
export function faultsOf({ head }: Pick<Actor, 'head'>, setting: Fields): FieldErrors {
  const { adapter, account, keyId = '', clientVersion, webhookUser } = setting;
  const isTest = config().GATEWAYS === 'test';
  const faults: Record<string, string | false> = {
    account: !account && FILL,
    ...(adapter === 'sandbox' && {
      adapter: !isTest && 'The sandbox collects no money. It can only be used on a test deployment.',
    }),
    ...(adapter === 'razorpay' && { keyId: razorpayKeyFault(keyId, isTest) }),
    ...(adapter === 'phonepe' && {
      adapter: head.currency !== 'INR' && 'PhonePe accepts Indian rupees only.',
      keyId: !keyId && FILL,
      clientVersion: !clientVersion && FILL,
      webhookUser: !webhookUser && FILL,
    }),
  };
  return Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => Boolean(fault[1])));
}

function razorpayKeyFault(keyId: string, isTest: boolean): string | false {
  if (!/^rzp_(test|live)_\w{4,40}$/.test(keyId)) return 'A key ID starts with rzp_live_ or rzp_test_.';
  return (
    keyId.startsWith('rzp_test_') &&
    !isTest &&
    'A test key collects no money. It can only be used on a test deployment.'
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  account: 'the account',
  keyId: 'the key ID',
  clientVersion: 'the client version',
  webhookUser: 'the webhook’s user name',
};

/** The same in words, for the editor's list; empty where nothing is wrong. */
export const lacksOf = (actor: Pick<Actor, 'head'>, setting: Fields): string[] =>
  Object.entries(faultsOf(actor, setting)).map(([field, text]) =>
    text === FILL ? (fieldNames[field] ?? field) : text,
  );
