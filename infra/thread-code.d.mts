import type { Plugin } from 'esbuild';

export const threadCode: Plugin;
/** A plugin of Vite. */
export const threadCodeOfTests: {
  name: string;
  enforce: 'pre';
  resolveId(named: string, importer?: string): string | undefined;
  load(id: string): Promise<string | undefined>;
};
