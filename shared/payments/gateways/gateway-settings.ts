import * as z from 'zod/mini';
import { percentField } from '../../markups/fields.ts';
import { amount, priced } from '../../money.ts';
import { filledLine } from '../../site/parts/lines.ts';
import { versionField } from '../../version.ts';
import { gatewaySecretNames } from './gateway-secrets.ts';

/** Gateways that the platform knows how to take payments by. */
export const gatewayAdapterNames = ['razorpay', 'phonepe', 'sandbox'] as const;
export type GatewayAdapterName = (typeof gatewayAdapterNames)[number];

/** What each gateway is called by itself. */
export const gatewayAdapterTitles: Readonly<Record<GatewayAdapterName, string>> = {
  razorpay: 'Razorpay',
  phonepe: 'PhonePe',
  sandbox: 'Sandbox',
};

/** A name at a gateway: letters, digits, `_` and `-`; empty where that gateway has none such. */
const outsideName = z
  .string()
  .check(z.trim(), z.maxLength(80), z.regex(/^[\w-]*$/, 'Please use letters, digits, hyphens and underscores.'));

/** How a convenience fee is counted. */
export const feeKinds = ['percent', 'amount'] as const;
/** A fee above that is a slip of the finger: percent, and major units. */
const MOST_PERCENT = 20;
const MOST_AMOUNT = 100_000;

const convenienceFee = z
  .strictObject({
    /** `percent` of what is bought, or an `amount` of each payment. */
    kind: z.enum(feeKinds),
    /** Of `percent`, above zero, with two places. */
    percent: z.optional(percentField(MOST_PERCENT)),
    /** Of `amount`, above zero. */
    amount: z.optional(amount),
  })
  .check(
    z.refine(({ kind, percent = 0 }) => kind !== 'percent' || percent > 0, {
      path: ['percent'],
      error: 'Please enter a percentage greater than zero.',
    }),
    z.refine(({ kind, amount: given = 0 }) => kind !== 'amount' || given > 0, {
      path: ['amount'],
      error: 'Please enter an amount greater than zero.',
    }),
    z.refine(({ amount: given = 0 }) => given <= MOST_AMOUNT, {
      path: ['amount'],
      error: `Please enter at most ${MOST_AMOUNT.toLocaleString('en')}.`,
    }),
  );

/** A gateway as its editor holds it. Its keys are sealed and stand apart. */
const gatewayFields = {
  /** Which gateway it is; a site has each once. */
  adapter: z.enum(gatewayAdapterNames),
  /** What customers read where they choose how to pay. */
  title: filledLine(60),
  /** Customers may choose it. Payments that were begun there are settled and refunded either way. */
  isActive: z.boolean(),
  /** The site's account: Razorpay's merchant id (`acc_…`), PhonePe's merchant id. */
  account: outsideName,
  /** Razorpay's key id (`rzp_…`), PhonePe's client id: public, unlike the secret that goes with it. */
  keyId: outsideName,
  /** PhonePe's client version; empty elsewhere. */
  clientVersion: z.string().check(z.trim(), z.regex(/^\d{0,4}$/, 'Please enter a number.')),
  /** User name that PhonePe signs its webhooks with; empty elsewhere. */
  webhookUser: outsideName,
  /** What customers who pay by it pay beside what they buy; left out, nothing. */
  fee: z.optional(convenienceFee),
};
export const gatewayForm = z.strictObject(gatewayFields);
export type GatewayForm = z.output<typeof gatewayForm>;

/** A site's gateways as their editor shows them. Nothing secret stands here. */
const shown = z.object({
  /** ISO 4217 code of every amount here: the site's. */
  currency: z.string(),
  /** The version that a save must name; 0 as long as they stand as the site was made. */
  version: versionField,
  /** True where the deployment is for trying things out: the sandbox gateway and test keys are taken there alone. */
  isTest: z.boolean(),
  /** Gateways in the order in which customers are shown them. */
  gateways: z.array(
    z.object({
      ...gatewayFields,
      /** Address that the gateway is to send its webhooks to; empty where it sends none. */
      webhookUrl: z.string(),
      /** What it still lacks before it can be switched on, in words; empty when nothing is missing. */
      lacks: z.array(z.string()),
    }),
  ),
  /** The keys that are kept, without what they are. */
  secrets: z.array(
    z.object({
      /** Which key it is. */
      name: z.enum(gatewaySecretNames),
      /** Its last four signs. */
      last4: z.string(),
      /** When it was set. */
      setAt: z.string(),
      /** Who set it, by their name of today. */
      setBy: z.string(),
    }),
  ),
});
export const gatewaySettings = priced(shown);
export type GatewaySettingsShown = z.output<typeof gatewaySettings>;
