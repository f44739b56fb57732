/** Imported before anything that logs: of thousands of calls, nobody reads that each was answered. */
process.env.LOG_LEVEL ??= 'SILENT';
