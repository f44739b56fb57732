import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ImportRow } from '#shared/destination/import/import-shown.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { outlined } from '#web/ui/surface.ts';
import { quietInLine, quietLine, strongLine, wrongLine } from '#web/ui/text.ts';
import { apart, inColumn, inGrid, inRow, plainList } from '#web/ui/stack.ts';
import { useMedia } from '#web/ui/use-media.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import { nameOf, stateName } from './import-text.ts';

const useStyles = makeStyles({
  frame: {
    ...outlined,
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  table: {
    borderCollapse: 'separate',
    borderSpacing: 0,
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
  // Beside every cell of its row, however far the others are scrolled.
  first: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: '200px',
    maxWidth: '300px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  badRow: { backgroundColor: tokens.colorPaletteRedBackground1 },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  day: { whiteSpace: 'nowrap' },
  bad: {
    display: 'block',
    minWidth: '72px',
    padding: '2px 8px',
    border: `1px solid ${tokens.colorPaletteRedBorder2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorPaletteRedForeground1,
    overflowWrap: 'anywhere',
  },
  was: { ...quietInLine, marginRight: '6px' },
  next: { fontWeight: tokens.fontWeightSemibold },
  reasons: { ...plainList, ...inColumn('4px') },
  reason: { ...wrongLine, display: 'flex', gap: '6px', '& svg': { flexShrink: 0, marginTop: '1px' } },
  cards: { ...plainList, ...inColumn('0') },
  card: { ...inColumn('4px'), padding: '12px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  head: apart('8px'),
  name: { ...strongLine, overflowWrap: 'anywhere' },
  quiet: { ...quietLine, whiteSpace: 'nowrap' },
  more: { ...quietLine, overflowWrap: 'anywhere' },
  cell: { ...inGrid('112px minmax(0, 1fr)', '8px'), alignItems: 'center' },
  label: quietLine,
  status: inRow('8px'),
});

const tones: Record<ImportRow['state'], StatusTone> = {
  new: 'done',
  changed: 'working',
  same: 'over',
  deactivated: 'waiting',
  bad: 'urgent',
};

interface Props {
  kind: ImportedKind;
  columns: readonly string[];
  rows: readonly ImportRow[];
}

/**
 * Rows of a file as they will be: all that is wrong with one beside it, the cells that cannot be imported marked, what a
 * change takes away struck through.
 */
export function ImportRows({ kind, columns, rows }: Props) {
  const styles = useStyles();
  const isPhone = useMedia(upTo600);
  if (isPhone)
    return (
      <ul className={styles.cards} aria-label="Rows of the file">
        {rows.map((row) => (
          <Card key={row.row} kind={kind} columns={columns} row={row} />
        ))}
      </ul>
    );
  const isWrong = (at: number) => rows.some(({ errors }) => errors.some(({ column }) => column === at));
  // What no row of the page says anything in is no column; what is wrong stands in view, beside why.
  const shown = columns
    .map((heading, at) => ({ heading, at }))
    .filter(({ at }) => isWrong(at) || rows.some(({ cells }) => cells[at]))
    .toSorted((a, b) => Number(isWrong(b.at)) - Number(isWrong(a.at)));
  return (
    <div className={styles.frame} role="region" aria-label="Rows of the file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              Result
            </th>
            <th scope="col" className={styles.number}>
              Row
            </th>
            {shown.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isBad = row.state === 'bad';
            return (
              <tr key={row.row} className={mergeClasses(isBad && styles.badRow)}>
                <td className={mergeClasses(styles.first, isBad && styles.badRow)}>
                  <Reasons columns={columns} row={row} />
                </td>
                <td className={styles.number}>{row.row}</td>
                {shown.map(({ heading, at }) => (
                  <td key={heading} className={mergeClasses(styles.day)}>
                    <Cell row={row} at={at} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How a row stands, or all that is wrong with it. */
function Reasons({ columns, row: { state, errors } }: { columns: readonly string[]; row: ImportRow }) {
  const styles = useStyles();
  if (!errors.length) return <Status tone={tones[state]} text={stateName[state]} isSmall />;
  return (
    <ul className={styles.reasons} aria-label={stateName[state]}>
      {errors.map(({ column, message }) => (
        <li key={`${column} ${message}`} className={styles.reason}>
          <Icon name="warning" size={16} />
          <span>
            {column >= 0 && `${columns[column]}: `}
            {message}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A cell as the file has it: marked where it is wrong, with what stood there where it changes it. */
function Cell({ row: { cells, errors, was }, at }: { row: ImportRow; at: number }) {
  const styles = useStyles();
  const text = cells[at] ?? '';
  if (errors.some(({ column }) => column === at)) return <span className={styles.bad}>{text || 'empty'}</span>;
  const before = was.find(({ column }) => column === at)?.text;
  if (before === undefined) return text;
  return (
    <>
      {before && <del className={styles.was}>{before}</del>}
      <ins className={styles.next} style={{ textDecoration: 'none' }}>
        {text}
      </ins>
    </>
  );
}

/** A row on a phone: what it is known by, what is wrong, and the cells that are wrong or change. */
function Card({ kind, columns, row }: { kind: ImportedKind; columns: readonly string[]; row: ImportRow }) {
  const styles = useStyles();
  const { name, more } = nameOf(kind, columns, row.cells);
  const told = [...new Set([...row.errors, ...row.was].map(({ column }) => column))].filter((at) => at >= 0);
  return (
    <li className={styles.card}>
      <Reasons columns={columns} row={row} />
      <div className={styles.head}>
        <span className={styles.name}>{name || 'No name'}</span>
        <span className={styles.quiet}>Row {row.row}</span>
      </div>
      {more && <span className={styles.more}>{more}</span>}
      {told.map((at) => (
        <div key={at} className={styles.cell}>
          <span className={styles.label}>{columns[at]}</span>
          <span>
            <Cell row={row} at={at} />
          </span>
        </div>
      ))}
    </li>
  );
}
