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

/** Nothing of that id is there for whoever asks. An id out of an address that no contract takes is as good as one. */
export const isNotThere = ({ code }: Failure): boolean => code === 'NOT_FOUND' || code === 'VALIDATION';
