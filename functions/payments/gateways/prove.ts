import type { VisitorActor } from '#functions/actors/actor.ts';
import type { RawRequest } from '#functions/http/raw-request.ts';
import type { GatewayNotice } from './notice.ts';

/** Why a notice is refused: counted, and told to nobody. */
export type NoticeRefusal = 'forged' | 'stale' | 'foreign' | 'malformed';

export type Proof = { gateway: string; notice: GatewayNotice } | { refused: NoticeRefusal };

/** Holds what came in against the keys of the site that it came to. */
export type Prove = (site: VisitorActor, raw: RawRequest) => Promise<Proof>;
