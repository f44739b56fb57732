import { globalPaymentKeys } from '#functions/payments/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { SandboxOrder } from './model.ts';

export const readSandboxOrder = (gatewayOrderId: string): Promise<SandboxOrder | undefined> =>
  getItem(globalPaymentKeys.sandboxGateway(gatewayOrderId));
