import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListContent, type ContentProps } from './list-content.tsx';
import { type DetailPlace, ListPage } from './list-page.tsx';
import type { ListView } from './use-list-address.ts';

/** What is open of a list beside it. */
export interface ScreenDetail {
  /** What the pane is called, e.g. `Customer`. */
  label: string;
  /** As the list's address has it (`useListAddress`). */
  view: Pick<ListView<never>, 'openId' | 'isWhole' | 'open' | 'openWhole' | 'close'>;
  /** What is open can be shown as a page of its own. */
  hasPage?: boolean;
  draw(id: string, place: DetailPlace): ReactNode;
}

interface Props<Row> extends ContentProps<Row> {
  heading: string;
  /** Beside the heading, before what makes a new one. */
  actions?: ReactNode;
  /** What is open beside the list; left out, a row opens as `onOpen` has it. */
  detail?: ScreenDetail;
  onOpen?(row: Row): void;
  /** Above the rows: tabs, search, filters, chips; and the dialogs of the screen. */
  children?: ReactNode;
}

/**
 * A list as a page: its heading with what makes a new one, what narrows it, its rows and what is open of them. What the
 * rows are like and which words are said of them is the screen's; how they are asked for is `useCursorRows` or
 * `useNumberedRows`.
 */
export function ListScreen<Row>({ heading, actions, detail, onOpen, children, ...content }: Props<Row>) {
  const { add, idOf } = content;
  return (
    <ListPage
      heading={heading}
      actions={
        (actions || add) && (
          <>
            {actions}
            {add && (
              <Button appearance="primary" icon={<Icon name="plus" />} onClick={add.run}>
                {add.label}
              </Button>
            )}
          </>
        )
      }
      detailLabel={detail?.label ?? ''}
      openId={detail?.view.openId}
      isWhole={detail?.hasPage && detail.view.isWhole}
      onClose={() => detail?.view.close()}
      onWhole={detail?.hasPage ? () => detail.view.openWhole() : undefined}
      detail={(id, place) => detail?.draw(id, place)}
    >
      {children}
      <ListContent
        {...content}
        openId={detail?.view.openId}
        onOpen={onOpen ?? ((row) => detail?.view.open(idOf(row)))}
      />
    </ListPage>
  );
}
