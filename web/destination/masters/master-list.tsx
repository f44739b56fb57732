import { type ComponentType, type ReactNode, useState } from 'react';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListContent } from '#web/ui/list/list-content.tsx';
import type { Listed } from '#web/ui/list/listed.ts';
import type { MenuEntry } from '#web/ui/list/menu-button.tsx';
import { type CardLine, RecordCard } from '#web/ui/list/record-card.tsx';
import { Status } from '#web/ui/status.tsx';
import { type MenuRecord, useRecordMenu } from '../use-record-menu.tsx';
import { showingMasters } from './master-calls.ts';
import type { TabProps } from './tab-props.ts';

/** With which every master's table ends. */
export const statusColumn = <Row extends MenuRecord>(): Column<Row> => ({
  heading: 'Status',
  width: 16,
  line: 1,
  isEnd: true,
  first: ({ isDeactivated }) =>
    isDeactivated ? <Status tone="over" text="Deactivated" isSmall /> : <Status tone="done" text="Active" isSmall />,
});

interface Props<Row extends MenuRecord> {
  kind: RecordKind;
  list: Listed<Row>;
  columns: readonly Column<Row>[];
  nameOf(row: Row): string;
  /** What is said where there are none: what would fill the list. */
  empty: { heading: string; text: string; add: string };
  /** A row's form; without a row a new one's. */
  dialog: ComponentType<{ row: Row | undefined; mayEdit: boolean; onClose(): void }>;
  /** What else can be done about a row. */
  menuOf?(row: Row): readonly MenuEntry[];
  tab: TabProps;
}

/** What a phone says of a row below its name: its other columns, with its status at the end of the first. */
function linesOf<Row extends MenuRecord>(columns: readonly Column<Row>[], row: Row): CardLine[] {
  const [name, ...others] = columns.slice(0, -1);
  const said = (parts: readonly ReactNode[]) =>
    parts.filter(Boolean).flatMap((part, at) => (at ? [', ', part] : [part]));
  const texts = others.map(({ first, second }) => said([first(row), second?.(row)]));
  const [text = [], ...more] = [...texts, said([name?.second?.(row)])];
  const quiet = more.flatMap((line) => (line.length ? [{ text: line, isQuiet: true }] : []));
  return [{ text, end: columns.at(-1)?.first(row) }, ...quiet];
}

/** The rows of one master, with what can be done about each and the form of what is open. */
export function MasterList<Row extends MenuRecord>(props: Props<Row>) {
  const { kind, list, columns, nameOf, empty, dialog: Dialog, menuOf = () => [], tab } = props;
  const { mayEdit, isAdding, onAdd, onAdded, onClear } = tab;
  const [open, setOpen] = useState<Row>();
  const record = useRecordMenu(kind, { mayEdit, nameOf, invalidates: showingMasters });
  const { heading, text, add } = empty;
  return (
    <>
      <ListContent<Row>
        list={list}
        of="Master data"
        columns={columns}
        idOf={({ id }) => id}
        nameOf={nameOf}
        openId={undefined}
        onOpen={(row) => setOpen(row)}
        menuOf={(row) => [
          { label: mayEdit ? 'Edit' : 'View', run: () => setOpen(row) },
          ...menuOf(row),
          ...record.menuOf(row),
        ]}
        card={(row, place) => <RecordCard name={nameOf(row)} place={place} lines={linesOf(columns, row)} />}
        empty={{ heading, text }}
        add={mayEdit && { label: add, run: onAdd }}
        onClear={onClear}
      />
      {record.dialog}
      {(open ?? isAdding) && (
        <Dialog
          row={open}
          mayEdit={mayEdit}
          onClose={() => {
            setOpen(undefined);
            onAdded();
          }}
        />
      )}
    </>
  );
}
