import type { RawRequest } from '#functions/http/request/raw-request.ts';
import { log } from '#functions/runtime/log.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { type GatewayActor, seal } from '#functions/actor.ts';
import type { ProveOf } from './prove.ts';
import { makeVisitor } from './visitor.ts';

/**
 * A payment gateway or supplier that has proven itself by what it sent: nobody else becomes one. Whatever is forged, too old, of
 * another account or not readable is BAD_REQUEST alike, and one counted line of the log.
 */
export async function resolveGateway<Notice>(
  head: SiteHead,
  raw: RawRequest,
  prove: ProveOf<Notice>,
): Promise<Outcome<GatewayActor<Notice>, 'BAD_REQUEST'>> {
  const visitor = makeVisitor(head);
  const proof = await prove(visitor, raw);
  if ('refused' in proof) {
    log.warn('webhook refused', { site: head.site, reason: proof.refused });
    return fail('BAD_REQUEST');
  }
  const { gateway, notice } = proof;
  return ok(seal<GatewayActor<Notice>>({ kind: 'gateway', site: head.site, head, gateway, notice }));
}
