/** Keys of outside gateways that a site keeps sealed, each for the gateway that it names. */
export const gatewaySecretNames = [
  'razorpayKeySecret',
  'razorpayWebhookSecret',
  'phonepeClientSecret',
  'phonepeWebhookPassword',
] as const;
export type GatewaySecretName = (typeof gatewaySecretNames)[number];

export const gatewaySecretLabels: Readonly<Record<GatewaySecretName, string>> = {
  razorpayKeySecret: 'Key secret',
  razorpayWebhookSecret: 'Webhook secret',
  phonepeClientSecret: 'Client secret',
  phonepeWebhookPassword: 'Webhook password',
};
