import type { RawRequest } from '#functions/http/request/raw-request.ts';
import type { VisitorActor } from '#functions/actor.ts';

/** Why a notice is refused: counted, and told to nobody. */
export type NoticeRefusal = 'forged' | 'stale' | 'foreign' | 'malformed';

/** Whose notice it is, by the name that it has on the site, and what it says; or why it is nobody's. */
export type ProofOf<Notice> = { gateway: string; notice: Notice } | { refused: NoticeRefusal };

/** Holds what came in against the keys of the site that it came to. */
export type ProveOf<Notice> = (site: VisitorActor, raw: RawRequest) => Promise<ProofOf<Notice>>;
