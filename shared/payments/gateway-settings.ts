import * as z from 'zod/mini';
import { filledLine } from '../site/parts/lines.ts';
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
};
export const gatewayForm = z.strictObject(gatewayFields);
export type GatewayForm = z.output<typeof gatewayForm>;

/** Counts the changes of a site's gateways; 0 as long as they stand as the site was made. */
export const gatewaysVersion = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** A site's gateways as their editor shows them. Nothing secret stands here. */
export const gatewaySettings = z.object({
  /** The version that a save must name. */
  version: gatewaysVersion,
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
export type GatewaySettingsShown = z.output<typeof gatewaySettings>;
