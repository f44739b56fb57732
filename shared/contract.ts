import * as z from 'zod/mini';
import type { Failure, FailureCode, Success } from './errors.ts';
import type { Asked } from './permissions/holds.ts';
import type { SiteModule } from './site/modules.ts';
import type { UserType } from './users/types.ts';
import { sentenceOf } from './wrong-value.ts';

z.config({ customError: sentenceOf });

/**
 * Who may make a call, and as whom it is made.
 * `visitor`: anyone on the site, signed in or not. `user`: a signed-in user of the named types.
 * The others come out of the body or path: the holder of a booking id and its PNR, a driver's token, a payment gateway.
 */
export type ActorKind = 'visitor' | 'user' | 'ticketHolder' | 'quoteHolder' | 'driver' | 'gateway';

export interface Access {
  /** User types that may call; left out, every type may. Only read for the actor kind `user`. */
  readonly userTypes?: readonly UserType[];
  /** Asked of staff, whose permission groups grant it. */
  readonly permission?: Asked;
  /** Asked of staff too, where it goes by what the request names: the value of one of its fields says which. */
  readonly permissionBy?: { readonly field: string; readonly asks: Readonly<Record<string, Asked>> };
  /** The call exists only on sites with this module active. */
  readonly module?: SiteModule;
  /** Answered only on the platform's own site, from which partner sites are made. */
  readonly platformOnly?: true;
  /**
   * Covered by the site's lock mode: on a locked site nobody but signed-in users may call. What it answers depends on
   * who asks, so a session that is over is refused here, and never served as a visitor.
   */
  readonly locked?: boolean;
  /**
   * Whose rows it may touch. `public`: nobody's in particular. `own`: the actor's own (a legal entity's, for agents and
   * corporates); staff reach the whole site's. `site`: the whole site's.
   */
  readonly scope: 'public' | 'own' | 'site';
  /**
   * What a program's key must be for to make the call: `read` opens it to every key, `sell` to those that may sell too.
   * Left out, no key makes it, whoever made the key.
   */
  readonly byKey?: KeyAccess;
  /**
   * Also for whoever stands for a partner site at its supplier's (jumplogin), beside what only reads: a GET, and what every
   * key may call.
   */
  readonly byPartner?: true;
}

/** What a key of a program is for: to read alone, or to sell too. */
export type KeyAccess = 'read' | 'sell';

export interface Call<
  Req extends z.ZodMiniType = z.ZodMiniType,
  Res extends z.ZodMiniType = z.ZodMiniType,
  F extends FailureCode = FailureCode,
  A extends ActorKind = ActorKind,
  S extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `<domain>/<verb-noun>`: the contract's file in shared/, the handler's in functions/. */
  readonly name: `${string}/${string}`;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The specification's path to the letter; parameters in braces. */
  readonly path: `/${string}`;
  readonly actor: A;
  readonly access: Access;
  readonly request: Req;
  readonly response: Res;
  /**
   * What it may answer beyond what every call may (bad input, not signed in, not allowed, not found, busy, internal).
   */
  readonly failures: readonly F[];
  /**
   * What stands now, of a call that names the version that was read: it comes with the CONFLICT of whoever read an older
   * one, so that both sides can be shown. Every call with a version has it (test/access/stale-saves.test.ts).
   */
  readonly stands?: S;
  /** A repeat under the same `idempotency-key` gives the first answer; the key is claimed in the commit. */
  readonly idempotent?: boolean;
  /**
   * `bare`: it answers what an outside standard has, without the envelope, and its failures as OCTO's (octo-answer.ts).
   * It takes the token as `Authorization: Bearer` too.
   */
  readonly answers?: 'bare';
  /**
   * The rate that API Gateway holds it to before any function runs (infra/aws/throttling.ts). It has a path of its own
   * there, and answers at no other, however the path is written.
   */
  readonly throttle?: 'search' | 'sign-in';
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
}

/** Failures the pipeline itself, or any write, may answer; contracts do not list them. */
export type CommonFailure =
  | 'BAD_REQUEST'
  | 'VALIDATION'
  | 'BODY_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'FOREIGN_ORIGIN'
  | 'UNKNOWN_SITE'
  | 'NOT_SIGNED_IN'
  | 'FORBIDDEN'
  | 'SECOND_FACTOR_MISSING'
  | 'MODULE_OFF'
  | 'NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'CONFLICT'
  | 'ILLEGAL_TRANSITION'
  | 'IDEMPOTENCY_REUSED'
  | 'IN_FLIGHT'
  | 'BUSY'
  | 'INTERNAL';

/**
 * Declares a call. Everything else (route, access check, client types, form validation, OpenAPI, matrix tests) is
 * derived from it.
 */
export const defineCall = <
  const Req extends z.ZodMiniType,
  const Res extends z.ZodMiniType,
  const F extends FailureCode = never,
  const A extends ActorKind = ActorKind,
  const S extends z.ZodMiniType = never,
>(
  call: Call<Req, Res, F, A, S>,
): Call<Req, Res, F, A, S> => call;

/** What the handler gets (decoded: money in minor units). */
export type RequestOf<C extends Call> = z.output<C['request']>;
/** What the wire carries for a request: the shape forms hold. */
export type WireRequestOf<C extends Call> = z.input<C['request']>;
/** What the handler answers and the client hands on (decoded). */
export type ResponseOf<C extends Call> = z.output<C['response']>;
export type FailureOf<C extends Call> = C['failures'][number] | CommonFailure;
/** What a conflict of the call says to stand now (decoded); nothing of a call that declares none. */
export type StandsOf<C extends Call> = z.output<NonNullable<C['stands']>>;
/** What a handler answers, and the client hands on; `stands` comes with a CONFLICT alone. */
export type AnswerOf<C extends Call> =
  | Success<ResponseOf<C>>
  | (Failure<FailureOf<C>> & { readonly stands?: StandsOf<C> });

/** The envelope of every answer. */
export interface Envelope<T = unknown> {
  success: boolean;
  result: T | null;
  message: string;
  errorCode: string | null;
  /** The text a toast shows. */
  errorMessage?: string;
  /** Field → short message, for forms. */
  errors?: Record<string, string>;
}
