import type { Call, RequestOf, WireRequestOf } from '#shared/contract.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';

type Body = Record<string, unknown>;

/** Two changes of one thing by people who read the same version of it. */
export interface StaleEdit {
  /** The change that comes first, by the call that is tested or by another. */
  theirs: { call?: Call; body: Body };
  /** The change that comes second, which must be told what stands. */
  mine: Body;
  /** Where the version that stands now is, of a conflict with more than one. */
  versionIn?(stands: unknown): number;
}

export interface Desk {
  world: World;
  /** The site's super admin. */
  staff: TestUser;
}
export type MakeStale = (desk: Desk) => Promise<StaleEdit>;

/** The first change by another call than the one that is tested. */
export const by = <C extends Call>(call: C, body: WireRequestOf<C>): StaleEdit['theirs'] => ({
  call,
  body: body as RequestOf<Call> as Body,
});

/** Both changes by the call itself, with what they have in common. */
export const both = (common: Body, theirs: Body, mine: Body): StaleEdit => ({
  theirs: { body: { ...common, ...theirs } },
  mine: { ...common, ...mine },
});
