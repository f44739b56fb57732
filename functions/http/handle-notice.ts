import type * as z from 'zod/mini';
import type { GatewayActor } from '#functions/actor.ts';
import { resolveGateway } from '#functions/actors/gateway.ts';
import type { ProveOf } from '#functions/actors/prove.ts';
import type { Call } from '#shared/contract.ts';
import type { FailureCode } from '#shared/errors.ts';
import type { Handled, Handler } from './handle.ts';

/** Binds the call of a gateway's or supplier's to what proves that it is the gateway's own, and to its handler. */
export const handleNotice = <C extends Call<z.ZodMiniType, z.ZodMiniType, FailureCode, 'gateway'>, Notice>(
  call: C,
  proves: ProveOf<Notice>,
  run: (actor: GatewayActor<Notice>) => ReturnType<Handler<C>>,
): Handled => ({ call, run, resolves: (head, raw) => resolveGateway(head, raw, proves) });
