import { globalPaymentKeys } from '#functions/payments/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { SandboxOrder } from './model.ts';

export const createSandboxOrderWrites = (order: SandboxOrder): Write<never>[] => [
  create(globalPaymentKeys.sandboxGateway(order.gatewayOrderId), { ...order }),
];

/** The order as it now is; CONFLICT when it changed since it was read. */
export const changeSandboxOrderWrites = (
  before: SandboxOrder,
  change: Partial<Pick<SandboxOrder, 'payments' | 'refunds' | 'elsewhere' | 'refuses'>>,
): Write<never>[] => [
  {
    kind: 'update',
    key: globalPaymentKeys.sandboxGateway(before.gatewayOrderId),
    set: { ...change, version: before.version + 1 },
    when: [{ field: 'version', is: before.version }],
    otherwise: 'CONFLICT',
  },
];
