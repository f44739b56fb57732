import { CursorFoot, type CursorList } from './list-foot.tsx';
import { type NumberedList, PagesFoot } from './pager.tsx';

interface Props {
  /** As `useNarrowableList` has it. */
  list: {
    rows: readonly unknown[];
    isNarrowed: boolean;
    pages: NumberedList;
    narrowed: CursorList;
    ahead(page: number): void;
  };
  /** Rows of a full page. */
  size: number;
  onPage(page: number, replace?: boolean): void;
}

/** What stands below a list that is narrowed by cursor: its pages while it is whole, else what was found of it. */
export const NarrowableFoot = ({ list, size, onPage }: Props) =>
  list.isNarrowed ? (
    <CursorFoot list={list.narrowed} found={list.rows.length} isNarrowed />
  ) : (
    <PagesFoot list={list.pages} size={size} onPage={onPage} onAhead={list.ahead} />
  );
