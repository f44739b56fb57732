import type { Call } from '../contract.ts';
import { startImport } from './import/start-import.ts';
import { previewImport } from './import/preview-import.ts';
import { confirmImport } from './import/confirm-import.ts';
import { getImport } from './import/get-import.ts';
import { getImports } from './import/get-imports.ts';

/** Files that are read into the catalogue. */
export const importCalls = [
  startImport,
  previewImport,
  confirmImport,
  getImport,
  getImports,
] as const satisfies readonly Call[];
