import { importedKinds } from './import/imported-masters.ts';

/** What the destination desk keeps records of, as its history and its deletions name them: what files hold, and combos. */
export const recordKinds = [...importedKinds, 'combo'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Whether a kind of record is one of the destination desk's. */
export const isRecordKind = (kind: string): kind is RecordKind => recordKinds.some((one) => one === kind);
