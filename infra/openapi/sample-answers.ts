import type { Call } from '#shared/contract.ts';
import { exampleOf } from './example-of.ts';
import { ownValues } from './samples.ts';
import { wireSchemas } from './wire-schema.ts';

/** What a call answers when all is well, as the wire carries it: the envelope's `result`. */
export const sampleAnswer = (call: Call): unknown => exampleOf(wireSchemas(call).result, ownValues(call.name));
