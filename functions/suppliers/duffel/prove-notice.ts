import * as z from 'zod/mini';
import type { VisitorActor } from '#functions/actor.ts';
import type { ProofOf } from '#functions/actors/prove.ts';
import { clock } from '#functions/clock.ts';
import type { RawRequest } from '#functions/http/request/raw-request.ts';
import { config } from '#functions/runtime/config.ts';
import { isSignedBy } from '#functions/runtime/is-signed-by.ts';
import { openSecret } from '#functions/site/secret-store.ts';
import { readSuppliers } from '#functions/site/store.ts';
import { DAY, MINUTE, SECOND } from '#shared/time.ts';
import { markOf } from './map-order.ts';
import { webhookEvent } from './wire.ts';

/** What Duffel told of itself. It says where to look, and is believed in nothing else: what became of it is asked. */
export interface DuffelNotice {
  /** Duffel's id of this notice, the same on every repeat. */
  eventId: string;
  /** Our booking, where the notice carries the mark that its order was given; undefined: `orderId` says it. */
  bookingId: string | undefined;
  /** Duffel's order; undefined where the notice names none. */
  orderId: string | undefined;
}

/** Duffel repeats what was not answered for 72 hours; what is much older was kept by somebody. */
const OLDEST = 4 * DAY;
/** How far Duffel's clock may be ahead of ours. */
const AHEAD = 10 * MINUTE;
const isStale = (saidAt: number): boolean => saidAt < clock.now() - OLDEST || saidAt > clock.now() + AHEAD;

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 over "<t>.<body>", hexadecimal>`. */
const SIGNATURE = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/;

/**
 * A webhook of Duffel's, signed over the moment it was sent and its bytes by the secret that Duffel gave the site, or by
 * the one before. Of a site that sells Duffel's flights, of the last days, and about flights of the deployment's kind.
 */
export async function proveDuffelNotice(
  site: VisitorActor,
  { body, header }: RawRequest,
): Promise<ProofOf<DuffelNotice>> {
  const source = (await readSuppliers(site)).find(({ adapter }) => adapter === 'duffel');
  if (!source) return { refused: 'foreign' };
  const keys = await openSecret(site, 'duffelWebhookSecret');
  const [, seconds = '', signature = ''] = SIGNATURE.exec(header('x-duffel-signature') ?? '') ?? [];
  if (!isSignedBy(keys, Buffer.concat([Buffer.from(`${seconds}.`), body]), signature)) return { refused: 'forged' };
  if (isStale(Number(seconds) * SECOND)) return { refused: 'stale' };
  const event = readEvent(body);
  if (!event) return { refused: 'malformed' };
  if (event.live_mode !== (config().FLIGHT_SALES === 'live')) return { refused: 'foreign' };
  return { gateway: source.name, notice: noticeOf(event, site.site) };
}

type Event = z.output<typeof webhookEvent>;

function readEvent(body: Buffer): Event | undefined {
  try {
    const parsed = z.safeParse(webhookEvent, JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const isOrder = (id: string | null | undefined): id is string => id?.startsWith('ord_') === true;

/** An account may sell for several sites: the mark of another's order says nothing here. */
function noticeOf({ id, idempotency_key: key, data }: Event, site: string): DuffelNotice {
  const object = data?.object;
  const mark = markOf({ metadata: object?.metadata });
  return {
    eventId: id,
    bookingId: mark.portolan_site === site ? mark.portolan_booking : undefined,
    orderId: [object?.order_id, object?.id, key].find(isOrder),
  };
}
