import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { cutOff, heardOnly, quietLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import type { Column, ListGroup } from './column.ts';
import { MenuButton, type MenuPlace } from './menu-button.tsx';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th': {
      ...quietLine,
      textAlign: 'left',
      fontWeight: 400,
      padding: '8px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    },
    '& td': {
      padding: '6px 8px',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    [upTo600]: {
      display: 'block',
      '& thead, & colgroup': { display: 'none' },
      '& tbody, & tr, & th': { display: 'block' },
      '& td': { display: 'block', minWidth: 0 },
    },
  },
  group: { '& th': { paddingTop: '16px', fontWeight: 600, color: tokens.colorNeutralForeground1 } },
  count: {
    marginLeft: '8px',
    fontWeight: 400,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  row: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [upTo600]: {
      display: 'grid !important' as 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '12px',
      padding: '8px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      '& td': { borderBottom: 'none', padding: '1px 4px' },
    },
  },
  open: { backgroundColor: siteTokens.selectedBackground, boxShadow: `inset 2px 0 0 ${siteTokens.selectedLine}` },
  opener: {
    ...cutOff,
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    cursor: 'pointer',
    textAlign: 'left',
    maxWidth: '100%',
    // Where a row is as high as it needs to be, its name is told whole.
    [upTo600]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  first: cutOff,
  second: { ...quietLine, ...cutOff },
  deskOnly: { [upTo600]: { display: 'none' } },
  right: { textAlign: 'right !important' as 'right' },
  line1: { [upTo600]: { gridRow: 1 } },
  line2: { [upTo600]: { gridRow: 2 } },
  line3: { [upTo600]: { gridRow: 3 } },
  line4: { [upTo600]: { gridRow: 4 } },
  start: { [upTo600]: { gridColumn: 1 } },
  end: { [upTo600]: { gridColumn: 2, textAlign: 'right' } },
  // Below the others on a phone, with the row to itself.
  alone: { [upTo600]: { gridColumn: '1 / span 2' } },
  // At the end of the line of a short name, as long as it is: the lines below keep their room.
  over: { [upTo600]: { gridColumn: '1 / span 2', justifySelf: 'end' } },
  // A figure is never cut off, however narrow the window: at 200 % a desk has 640 px.
  figures: { '@media (max-width: 900px)': { width: '116px !important' as '116px' } },
  // Both lines of the cell in one on a phone.
  inline: {
    [upTo600]: {
      display: 'flex !important' as 'flex',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      gap: '8px',
    },
  },
  menu: { width: '104px' },
  menuWithDeed: { width: '184px' },
  narrowMenu: { width: '48px' },
  menuCell: {
    textAlign: 'right',
    verticalAlign: 'middle !important' as 'middle',
    [upTo600]: { gridColumn: 3, gridRow: '1 / span 3', alignSelf: 'center' },
  },
  hidden: heardOnly,
});

interface Props<Row> {
  columns: readonly Column<Row>[];
  groups: readonly ListGroup<Row>[];
  idOf(row: Row): string;
  openId: string | undefined;
  onOpen(id: string): void;
  /** Rows have a menu each. */
  menu?: {
    /** What is done most, in words beside the menu; gives its room away while something is open beside the list. */
    deedOf?(row: Row): ReactNode;
    nameOf(row: Row): string;
    /** Id of the row whose menu is open. */
    openFor: string | undefined;
    onMenu(row: Row, place: MenuPlace): void;
  };
}

/**
 * Dense rows of two lines, three on a phone, in groups. A row is drawn again only when itself, its being open or its
 * menu changes: columns and handlers stay the same from render to render.
 */
export function ListTable<Row>({ columns, groups, idOf, openId, onOpen, menu }: Props<Row>) {
  const styles = useStyles();
  const shown = openId ? columns.filter(({ hidesBeside }) => !hidesBeside) : columns;
  const shares = shown.reduce((sum, { width }) => sum + width, 0);
  return (
    <table className={styles.table}>
      <colgroup>
        {shown.map(({ heading, width, isNumber }) => (
          <col
            key={heading}
            className={isNumber ? styles.figures : undefined}
            style={{ width: `${(100 * width) / shares}%` }}
          />
        ))}
        {menu && <col className={openId ? styles.narrowMenu : menu.deedOf ? styles.menuWithDeed : styles.menu} />}
      </colgroup>
      <thead>
        <tr>
          {shown.map(({ heading, isNumber }) => (
            <th key={heading} scope="col" className={isNumber ? styles.right : undefined}>
              {heading}
            </th>
          ))}
          {menu && (
            <th scope="col">
              <span className={styles.hidden}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
      {groups.map(({ heading, count, rows }) => (
        <tbody key={heading ?? 'all'}>
          {heading && (
            <tr className={styles.group}>
              <th colSpan={shown.length + (menu ? 1 : 0)} scope="rowgroup">
                {heading}
                {count !== null && count !== undefined && (
                  <span className={styles.count}>{count.toLocaleString('en-IN')}</span>
                )}
              </th>
            </tr>
          )}
          {rows.map((row) => {
            const id = idOf(row);
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                isBeside={Boolean(openId)}
                isOpen={id === openId}
                isMenuOpen={menu?.openFor === id}
                menuName={menu?.nameOf(row)}
                onOpen={onOpen}
                deedOf={menu?.deedOf as RowProps['deedOf']}
                onMenu={menu?.onMenu as RowProps['onMenu']}
              />
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  id: string;
  row: unknown;
  columns: readonly Column<never>[];
  isBeside: boolean;
  isOpen: boolean;
  isMenuOpen: boolean;
  /** Left out: no menu. */
  menuName: string | undefined;
  deedOf: ((row: unknown) => ReactNode) | undefined;
  onOpen(id: string): void;
  onMenu: ((row: unknown, place: MenuPlace) => void) | undefined;
}

const TableRow = memo(function TableRow({ id, row, columns, isBeside, isOpen, isMenuOpen, ...rest }: RowProps) {
  const { menuName, deedOf, onOpen, onMenu } = rest;
  const styles = useStyles();
  const hasMenu = menuName !== undefined && onMenu !== undefined;
  // A link in a row leads where it says, and opens nothing beside the list.
  const onRow = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('a')) onOpen(id);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // It comes back here once the menu is closed.
    event.currentTarget.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
    onMenu?.(row, { x: event.clientX, y: event.clientY });
  };
  return (
    <tr
      className={mergeClasses(styles.row, isOpen && styles.open)}
      onClick={onRow}
      onContextMenu={hasMenu ? onContextMenu : undefined}
    >
      {columns.map(({ hidesBeside, ...column }, at) =>
        hidesBeside && isBeside ? null : (
          <Cell key={column.heading} column={column} row={row as never}>
            {at === 0 && (
              <button
                type="button"
                className={styles.opener}
                title={titleOf(column.first(row as never))}
                data-row
                aria-expanded={isOpen}
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(id);
                }}
              >
                {column.first(row as never)}
              </button>
            )}
          </Cell>
        ),
      )}
      {hasMenu && (
        <td className={styles.menuCell}>
          {!isBeside && deedOf?.(row)}
          <MenuButton name={menuName} isNarrow={isBeside} isOpen={isMenuOpen} onMenu={(place) => onMenu(row, place)} />
        </td>
      )}
    </tr>
  );
});

/** A text that may be cut off, whole. */
const titleOf = (shown: ReactNode): string | undefined => (typeof shown === 'string' && shown ? shown : undefined);

/** Two lines of a row. `children` takes the place of the first. */
function Cell({ column, row, children }: { column: Column<never>; row: never; children: ReactNode }) {
  const styles = useStyles();
  const { isNumber, line, isEnd, isInline, first, second } = column;
  const above = children ? undefined : first(row);
  const below = second?.(row);
  return (
    <td
      className={mergeClasses(
        isNumber && styles.right,
        styles[`line${line}`],
        isEnd ? styles.end : styles.start,
        line === 4 && styles.alone,
        isInline && styles.inline,
        isInline && line === 1 && styles.over,
      )}
    >
      {children ||
        (isNumber ? (
          above
        ) : (
          <div className={styles.first} title={titleOf(above)}>
            {above}
          </div>
        ))}
      {below !== undefined && (
        <div className={mergeClasses(styles.second, !isInline && styles.deskOnly)} title={titleOf(below)}>
          {below}
        </div>
      )}
    </td>
  );
}
