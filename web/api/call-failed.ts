import type { Failure } from '#shared/errors.ts';

/** A failed call as TanStack Query wants it: an error that carries the failure. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message ?? failure.code);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}
