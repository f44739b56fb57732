import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ImportRow } from '#shared/destination/import/import-shown.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { outlined } from '#web/ui/surface.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { stateName } from './import-text.ts';

const useStyles = makeStyles({
  frame: {
    ...outlined,
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  table: {
    borderCollapse: 'collapse',
    minWidth: '100%',
    '& th': {
      ...quietLine,
      padding: '8px 12px',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      fontWeight: 400,
      borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    },
    '& td': {
      padding: '8px 12px',
      verticalAlign: 'top',
      maxWidth: '280px',
      overflowWrap: 'break-word',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& tr:last-child td': { borderBottom: 'none' },
  },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  bad: { minWidth: '180px', backgroundColor: tokens.colorPaletteRedBackground1 },
  message: { ...wrongLine, display: 'block' },
});

const tones: Record<ImportRow['state'], StatusTone> = {
  new: 'done',
  changed: 'working',
  same: 'over',
  deactivated: 'waiting',
  bad: 'urgent',
};

/** Rows of a file as they will be, with the cells that cannot be taken marked and said. */
export function ImportRows({ columns, rows }: { columns: readonly string[]; rows: readonly ImportRow[] }) {
  const styles = useStyles();
  const isPhone = useMedia(upTo600);
  return (
    <div className={styles.frame} role="region" aria-label="Rows of the file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">It is</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, state, cells, errors }) => {
            const messageOf = (at: number) => errors.find(({ column }) => column === at)?.message;
            const ofRow = messageOf(-1);
            // A phone shows the first columns alone: what is wrong with the others is said here too.
            const ofCells = isPhone ? errors.filter(({ column }) => column >= 0) : [];
            return (
              <tr key={row}>
                <td className={styles.number}>{row}</td>
                <td className={mergeClasses((ofRow || ofCells.length > 0) && styles.bad)}>
                  <Status tone={tones[state]} text={stateName[state]} isSmall />
                  {ofRow && <span className={styles.message}>{ofRow}</span>}
                  {ofCells.map(({ column, message }) => (
                    <span key={column} className={styles.message}>
                      {columns[column]}: {message}
                    </span>
                  ))}
                </td>
                {columns.map((column, at) => {
                  const message = messageOf(at);
                  return (
                    <td key={column} className={mergeClasses(message && styles.bad)}>
                      {cells[at]}
                      {message && <span className={styles.message}>{message}</span>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
