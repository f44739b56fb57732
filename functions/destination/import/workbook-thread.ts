import { parentPort, workerData } from 'node:worker_threads';
import { scanWorkbook } from './scan-workbook.ts';

/** What a thread is given and what it says; `rows` come when they are asked for, as many at a time as are quickly taken in. */
export interface WorkbookTask {
  file: Uint8Array;
}
export type WorkbookWord = { refused: string } | { is1904: boolean } | { rows: unknown[]; isLast: boolean };

/** Rows that are handed over at once. */
const ROWS = 200;

const port = parentPort!;
const say = (word: WorkbookWord) => port.postMessage(word);

async function read({ file }: WorkbookTask): Promise<void> {
  const sheet = await scanWorkbook(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  if ('refused' in sheet) return say(sheet);
  let given = 0;
  port.on('message', () => {
    const rows = sheet.rows.slice(given, (given += ROWS));
    say({ rows, isLast: given >= sheet.rows.length });
  });
  say({ is1904: sheet.is1904 });
}

// What is thrown ends the thread, and is told to whoever made it.
void read(workerData as WorkbookTask);
