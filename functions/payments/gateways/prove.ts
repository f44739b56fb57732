import type { ProofOf, ProveOf } from '#functions/actors/prove.ts';
import type { GatewayNotice } from './notice.ts';

export type Proof = ProofOf<GatewayNotice>;

/** Holds what came in against the keys of the site that it came to. */
export type Prove = ProveOf<GatewayNotice>;
