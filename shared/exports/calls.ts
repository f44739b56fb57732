import type { Call } from '../contract.ts';
import { cancelExport } from './cancel-export.ts';
import { getExport } from './get-export.ts';
import { getExports } from './get-exports.ts';
import { startExport } from './start-export.ts';
import { startStatementExport } from './start-statement-export.ts';

/** Lists as files. */
export const exportsCalls = [
  startExport,
  startStatementExport,
  cancelExport,
  getExport,
  getExports,
] as const satisfies readonly Call[];
