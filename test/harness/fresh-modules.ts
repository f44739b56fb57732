import { vi } from 'vitest';

// Files share their worker, whose start and packages are the half of what a file costs; what a file leaves behind in
// modules of the project, in the process's settings and in functions that it replaced goes before the next one.
const kept = globalThis as { environment?: NodeJS.ProcessEnv };
kept.environment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in kept.environment)) delete process.env[name];
Object.assign(process.env, kept.environment);
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();
