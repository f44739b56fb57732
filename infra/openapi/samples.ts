import { callsByDomain } from '#shared/calls.ts';

/** What stands in `samples/<domain>.ts`: how the domain's calls are asked, and what examples of their answers show. */
export interface DomainSamples {
  /**
   * One valid wire request per call, by the call's name: what the access matrix sends, so that a refusal is about who
   * asks and not about the body. Rows it names need not exist: a call that gets past access may answer 404.
   */
  requests: Record<string, Record<string, unknown>>;
  /** Values of answers as in sample-values.ts, that this domain alone shows so. */
  values?: Record<string, unknown>;
  /** Values that only the answers of one call show so, by the call's name. */
  answers?: Record<string, Record<string, unknown>>;
}

/** A domain without its file fails here, by the file's name. */
const byDomain = await Promise.all(
  Object.keys(callsByDomain).map(async (domain) => {
    const { samples } = (await import(`./samples/${domain}.ts`)) as { samples: DomainSamples };
    return [domain, samples] as const;
  }),
);

const samplesOf = new Map(byDomain);

/** The requests of all domains, by the call's name. */
export const sampleRequests: DomainSamples['requests'] = Object.assign(
  {},
  ...byDomain.map(([, { requests }]) => requests),
);

/** What the answers of a call show otherwise than those of other domains, by name as in sample-values.ts. */
export function ownValues(name: string): Record<string, unknown> {
  const samples = samplesOf.get(name.slice(0, name.indexOf('/')));
  return { ...samples?.values, ...samples?.answers?.[name] };
}
