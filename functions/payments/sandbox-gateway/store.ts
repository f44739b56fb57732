import { globalKeys } from '#functions/table/global-keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { SandboxOrder } from './model.ts';

export const readSandboxOrder = (gatewayOrderId: string): Promise<SandboxOrder | undefined> =>
  getItem<SandboxOrder>(globalKeys.sandboxGateway(gatewayOrderId));
