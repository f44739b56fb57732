import type { ComponentProps, ReactNode } from 'react';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { ListGroup } from './column.ts';
import { ListBody } from './list-body.tsx';
import { ListRows } from './list-rows.tsx';
import type { Listed } from './listed.ts';

type Rows<Row> = ComponentProps<typeof ListRows<Row>>;
type Words = ComponentProps<typeof EmptyState>;

/** Of a list's rows, what its screen says. */
export interface ContentProps<Row> extends Pick<Rows<Row>, 'columns' | 'idOf' | 'nameOf' | 'menuOf' | 'deedOf'> {
  list: Listed<Row>;
  /** What the rows are, e.g. `Customers`. */
  of: string;
  /** Height of a row while they are loaded, in px; 48 unless said. */
  rowHeight?: ComponentProps<typeof ListBody>['rowHeight'];
  /** Rows under headings of their own; left out, the list is one. */
  groups?: readonly ListGroup<Row>[];
  /** A row on a phone; left out, its table's three lines. */
  card?: Rows<Row>['card'];
  /** What is said where there are none, with what would fill the list. */
  empty: Words;
  /** What makes a new one: offered where there are none. */
  add?: { label: string; run(): void } | false;
  /** What is said where nothing of a narrowed list was found. */
  notFound?: Words;
  /** Takes what narrows the list off it. */
  onClear?(): void;
}

interface Props<Row> extends ContentProps<Row> {
  openId: string | undefined;
  onOpen(row: Row): void;
}

const NOTHING_FOUND: Words = { heading: 'No Reults found!' };

/** The rows with what stands below them, or what is said without any: while they come, offline, failed, none. */
export function ListContent<Row>({
  list,
  of,
  rowHeight = 48,
  card,
  empty,
  add,
  notFound,
  onClear,
  ...props
}: Props<Row>) {
  const { query, isPending, rows, hasMore, isNarrowed, foot } = list;
  const { groups = [{ rows }], onOpen, ...table } = props;
  const isPhone = useMedia(upTo600);
  const none = (): ReactNode =>
    isNarrowed && onClear ? (
      <EmptyState action={<Button onClick={onClear}>Clear Filters</Button>} {...(notFound ?? NOTHING_FOUND)} />
    ) : (
      <EmptyState action={add && <Button onClick={add.run}>{add.label}</Button>} {...empty} />
    );
  return (
    <ListBody query={query} isPending={isPending} label={`Loading ${of}`} rowHeight={rowHeight}>
      {() => (
        <>
          {rows.length > 0 ? (
            <ListRows
              {...table}
              groups={groups}
              card={isPhone ? card : undefined}
              onOpen={(id) => {
                const row = rows.find((one) => table.idOf(one) === id);
                if (row) onOpen(row);
              }}
            />
          ) : (
            !hasMore && none()
          )}
          {(rows.length > 0 || hasMore) && foot}
        </>
      )}
    </ListBody>
  );
}
