import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { exportRow } from './export-row.ts';
import { staffLists } from './lists.ts';

type Lists = typeof staffLists;
type Name = keyof Lists;
type Ask = { [List in Name]: { list: List; filter: z.output<Lists[List]['filter']> } }[Name];
type WireAsk = { [List in Name]: { list: List; filter: z.input<Lists[List]['filter']> } }[Name];

const names = Object.keys(staffLists) as Name[];
/** Lists that are narrowed alike are asked for alike. */
const asks = [...new Set(names.map((list) => staffLists[list].filter))].map((filter) =>
  z.strictObject({ list: z.literal(names.filter((list) => staffLists[list].filter === filter)), filter }),
);

/** Each list has a permission of its own (shared/exports/lists.ts), which the handler asks for. */
export const startExport = defineCall({
  name: 'exports/start-export',
  method: 'POST',
  path: '/api/exports/startExport',
  summary: 'Begins writing all rows of a list, as its filter narrows it, into an Excel file.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'] },
  request: z.discriminatedUnion('list', asks as [(typeof asks)[0]]) as unknown as z.ZodMiniType<Ask, WireAsk>,
  response: exportRow,
  failures: ['JOB_RUNNING', 'TOO_MANY_JOBS', 'MODULE_OFF'],
  idempotent: true,
});
