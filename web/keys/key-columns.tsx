import type { KeyShown } from '#shared/keys/key.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Status } from '#web/ui/status.tsx';
import { CallsBar } from './calls-bar.tsx';
import { endText, lastUsedText, mayText, secretText, type SiteDays, stateOf } from './key-words.ts';

/** What a list of keys says of one; of the site's, `whose` it is. */
export const keyColumns = <Row extends KeyShown>(
  site: SiteDays,
  whose?: (row: Row) => string,
): readonly Column<Row>[] => {
  // Staff open one beside the list; its owner reads below it.
  const isBeside = whose !== undefined;
  return [
    { heading: 'Key', width: 24, line: 1, first: (row) => row.name, second: secretText },
    ...(whose ? [{ heading: 'Customer', width: 20, line: 3, first: whose } as const] : []),
    { heading: 'Access', width: 13, line: 2, first: (row) => mayText(row), hidesBeside: isBeside },
    { heading: 'State', width: 15, line: 1, isEnd: true, first: (row) => <Status {...stateOf(row, site)} /> },
    { heading: 'Calls today', width: 19, line: 2, isEnd: true, first: (row) => <CallsBar row={row} /> },
    { heading: 'Last used', width: 12, line: 3, first: (row) => lastUsedText(row, site), hidesBeside: isBeside },
    { heading: 'Ends', width: 12, line: 3, isEnd: true, first: (row) => endText(row, site), hidesBeside: isBeside },
  ];
};
