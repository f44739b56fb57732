import type { Metafile } from 'esbuild';

/** What a function's code can reach, and so what its role may do. Read from its bundle: no list to keep true. */
export interface Reach {
  table: boolean;
  /**
   * `domain`: it commits. `pipeline`: only the pipeline does, which moves a session's expiry or ends it, and counts against a key's or a
   * rate limit.
   */
  writes: 'domain' | 'pipeline' | 'none';
  /** Prefixes of the objects that it names: what is at none of them it can neither read nor store. */
  objects: readonly string[];
  /** Wakes the booking worker. */
  wakes: boolean;
  /** Wakes the jobs worker. */
  wakesJobs: boolean;
  /** Opens or seals personal data. */
  personalData: boolean;
  /** Opens sites' own secrets. */
  secrets: boolean;
  mail: boolean;
}

const COMMIT = 'functions/table/commit.ts';
/** What a reading call may cause. */
const PIPELINE_WRITERS = new Set([
  'functions/http/by-key/note-answer.ts',
  // A key's calls alone are counted so (functions/http/by-key/spend-call.ts).
  'functions/table/commit-counting.ts',
  'functions/http/leave-session.ts',
  'functions/users/slide-session.ts',
  'functions/http/request/rate-limit.ts',
]);

const OBJECTS = 'functions/runtime/objects.ts';
/** Who names objects, and under which prefixes: each in a file of its own, so that a grant follows from it. */
const objectPrefixes: Record<string, readonly string[]> = {
  'functions/flights/search/offer-files.ts': ['offers'],
  'functions/notifications/send-mail.ts': ['documents'],
  'functions/files/document-object.ts': ['documents'],
  'functions/files/export-object.ts': ['exports'],
  'functions/files/upload-object.ts': ['uploads'],
  'functions/files/slip-object.ts': ['slips'],
  'functions/files/brand-object.ts': ['app/brand'],
  'functions/files/token-route.ts': ['exports', 'uploads', 'slips', 'app/brand'],
};

/** Throws where a bundle stores objects that nobody of the list names: its role would be refused all of them. */
function objectsOf(left: ReadonlySet<string>): string[] {
  const prefixes = Object.entries(objectPrefixes).flatMap(([file, named]) => (left.has(file) ? named : []));
  if (left.has(OBJECTS) && !prefixes.length) throw new Error('a function reaches objects of no known prefix');
  return [...new Set(prefixes)].toSorted();
}

/** Files of a bundle of which some is left after tree shaking. */
export const filesLeft = ({ outputs }: Metafile): Set<string> =>
  new Set(
    Object.values(outputs).flatMap((output) =>
      Object.entries(output.inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([file]) => file),
    ),
  );

/** Reads a bundle's list of files. */
export function reachOf(metafile: Metafile): Reach {
  const { inputs } = metafile;
  const left = filesLeft(metafile);
  const writers = [...left].filter(
    (file) => file !== COMMIT && inputs[file]?.imports.some((imported) => imported.path === COMMIT),
  );
  return {
    table: left.has('functions/table/client.ts'),
    writes: writers.some((file) => !PIPELINE_WRITERS.has(file)) ? 'domain' : writers.length ? 'pipeline' : 'none',
    objects: objectsOf(left),
    wakes: left.has('functions/runtime/wake-queue.ts'),
    wakesJobs: left.has('functions/runtime/wake-jobs.ts'),
    personalData: left.has('functions/runtime/data-keys.ts'),
    secrets: left.has('functions/site/secret-store.ts'),
    mail: left.has('functions/notifications/send-mail.ts'),
  };
}

/** Everything: of a function that is not there yet. */
export const fullReach: Reach = {
  table: true,
  writes: 'domain',
  objects: [...new Set(Object.values(objectPrefixes).flat())].toSorted(),
  wakes: true,
  wakesJobs: true,
  personalData: true,
  secrets: true,
  mail: true,
};
