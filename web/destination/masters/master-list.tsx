import { type ReactNode, Suspense, useState } from 'react';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { useAction } from '#web/api/use-action.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import type { MenuEntry } from '#web/ui/list/menu-button.tsx';
import { Status } from '#web/ui/status.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { type CardLine, RecordCard } from '#web/ui/list/record-card.tsx';
import { showingMasters } from './master-calls.ts';

const DeleteRecordDialog = lazyPart(() => import('#web/records/delete-record-dialog.tsx'));

export interface MasterRow {
  id: string;
  version: number;
  isDeactivated: boolean;
}

/** With which every master's table ends. */
export const statusColumn = <Row extends MasterRow>(): Column<Row> => ({
  heading: 'Status',
  width: 16,
  line: 1,
  isEnd: true,
  first: ({ isDeactivated }) =>
    isDeactivated ? <Status tone="over" text="Deactivated" isSmall /> : <Status tone="done" text="Active" isSmall />,
});

interface Props<Row extends MasterRow> {
  kind: RecordKind;
  /** The call that the rows come from. */
  query: { error: Error | null; refetch(): unknown; isPending: boolean };
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  nameOf(row: Row): string;
  mayEdit: boolean;
  /** Whether something narrows the list. */
  isNarrowed: boolean;
  /** What is said where there are none: what would fill the list. */
  empty: { heading: string; text: string; add: string };
  onOpen(row: Row): void;
  onAdd(): void;
  onClear(): void;
  /** What else can be done about a row. */
  menuOf?(row: Row): readonly MenuEntry[];
  /** Below the rows. */
  foot?: ReactNode;
}

/** What a phone says of a row below its name: its other columns, with its status at the end of the first. */
function linesOf<Row extends MasterRow>(columns: readonly Column<Row>[], row: Row): CardLine[] {
  const [name, ...others] = columns.slice(0, -1);
  const said = (parts: readonly ReactNode[]) =>
    parts.filter(Boolean).flatMap((part, at) => (at ? [', ', part] : [part]));
  const texts = others.map(({ first, second }) => said([first(row), second?.(row)]));
  const [text = [], ...more] = [...texts, said([name?.second?.(row)])];
  const quiet = more.flatMap((line) => (line.length ? [{ text: line, isQuiet: true }] : []));
  return [{ text, end: columns.at(-1)?.first(row) }, ...quiet];
}

/** The rows of one master, with what can be done about each. */
export function MasterList<Row extends MasterRow>({ kind, query, rows, columns, nameOf, ...props }: Props<Row>) {
  const { mayEdit, isNarrowed, empty, onOpen, onAdd, onClear, menuOf = () => [], foot } = props;
  const [doomed, setDoomed] = useState<Row>();
  const isPhone = useMedia(upTo600);
  const act = useAction(deleteRecord, { fallback: 'Some error occurred.', invalidates: showingMasters });
  const activate = async (row: Row) => {
    const { id, version, isDeactivated } = row;
    const answer = await act.mutateAsync({ kind, id, version, deactivate: !isDeactivated });
    if (answer.ok) showToast(`${nameOf(row)} ${isDeactivated ? 'is active again.' : 'deactivated.'}`);
  };
  const entriesOf = (row: Row): MenuEntry[] => [
    { label: mayEdit ? 'Edit' : 'View', run: () => onOpen(row) },
    ...menuOf(row),
    ...(mayEdit
      ? [
          { label: row.isDeactivated ? 'Activate' : 'Deactivate', run: () => void activate(row) },
          { label: 'Delete', run: () => setDoomed(row) },
        ]
      : []),
  ];
  return (
    <>
      <ListBody query={query} isPending={query.isPending} label="Master data is being loaded" rowHeight={48}>
        {() =>
          rows.length ? (
            <>
              <ListRows
                columns={columns}
                groups={[{ rows }]}
                idOf={({ id }) => id}
                nameOf={nameOf}
                openId={undefined}
                onOpen={(id) => {
                  const row = rows.find((one) => one.id === id);
                  if (row) onOpen(row);
                }}
                card={
                  isPhone
                    ? (row, place) => <RecordCard name={nameOf(row)} place={place} lines={linesOf(columns, row)} />
                    : undefined
                }
                menuOf={entriesOf}
              />
              {foot}
            </>
          ) : isNarrowed ? (
            <EmptyState heading="No Reults found!" action={<Button onClick={onClear}>Clear Filters</Button>} />
          ) : (
            <EmptyState
              heading={empty.heading}
              text={empty.text}
              action={mayEdit && <Button onClick={onAdd}>{empty.add}</Button>}
            />
          )
        }
      </ListBody>
      {doomed && (
        <Suspense fallback={null}>
          <DeleteRecordDialog
            kind={kind}
            record={doomed}
            name={nameOf(doomed)}
            invalidates={showingMasters}
            onClose={() => setDoomed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
