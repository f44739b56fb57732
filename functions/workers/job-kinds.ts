import type { JobKind, JobKindName } from '#functions/jobs/model.ts';

/** What runs for each kind of job, loaded when one is first taken. Another kind is a line here and a file. */
export const jobKinds: Record<JobKindName, () => Promise<JobKind>> = {
  export: async () => (await import('#functions/exports/export-job.ts')).exportJob,
  importRead: async () => (await import('#functions/destination/import/read-job.ts')).importReadJob,
  importWrite: async () => (await import('#functions/destination/import/write-job.ts')).importWriteJob,
};
