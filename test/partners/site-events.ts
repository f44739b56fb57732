import { readRows } from '#test/wallet/read-ledger.ts';

/** What the log of a site's settings says, a line each. */
export const siteLog = async (site: string): Promise<string> =>
  (await readRows(site))
    .filter(({ sk }) => String(sk).startsWith('EV#'))
    .map(({ note }) => String(note))
    .join('\n');
