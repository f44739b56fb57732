import { makeStyles, tokens } from '@fluentui/react-components';
import { getImports } from '#shared/destination/import/get-imports.ts';
import { type ImportedKind, importedMasters } from '#shared/destination/import/imported-masters.ts';
import { type ImportShown, offeredRows } from '#shared/destination/import/import-shown.ts';
import { useCall } from '#web/api/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { inRows, plainList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { countsText, rowsText } from './import-text.ts';

const useStyles = makeStyles({
  list: plainList,
  row: {
    ...inRows('4px 12px'),
    minHeight: '48px',
    padding: '4px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flexGrow: 1, minWidth: '160px', overflowWrap: 'anywhere' },
  note: { ...quietLine, display: 'block' },
  none: { ...quietLine, margin: 0 },
});

/** How often it is asked how far imports have come, ms. */
const EVERY = 2_000;
const isUnderWay = ({ state }: ImportShown) => state === 'reading' || state === 'writing';

const saidOf = ({ state, done, planned, written, error }: ImportShown): string => {
  switch (state) {
    case 'reading':
      return 'Reading';
    case 'ready':
      return `To be confirmed: ${countsText(planned)}`;
    case 'writing':
      return `${done.toLocaleString('en-IN')} of ${rowsText(offeredRows(planned))} done`;
    case 'done':
      return `Done: ${countsText(written)}`;
    case 'failed':
      return error;
  }
};

/** What the person imported within the last day: found again after leaving. */
export function RecentImports({ onOpen }: { onOpen(kind: ImportedKind, importId: string): void }) {
  const styles = useStyles();
  const { data } = useCall(
    getImports,
    {},
    {
      quiet: true,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? EVERY : false),
    },
  );
  if (!data) return null;
  if (!data.imports.length) return <p className={styles.none}>No imports in the last day.</p>;
  return (
    <ul className={styles.list} aria-label="Your imports">
      {data.imports.map((one) => (
        <li key={one.importId} className={styles.row}>
          <span className={styles.name}>
            {importedMasters[one.kind].label}: {one.fileName}
            <span className={styles.note}>{saidOf(one)}</span>
          </span>
          <Button size="small" aria-label={`Open ${one.fileName}`} onClick={() => onOpen(one.kind, one.importId)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  );
}
