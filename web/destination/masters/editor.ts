/** What an editor of a master gets. */
export interface EditorProps<Row> {
  /** The record; left out, a new one is made. */
  row: Row | undefined;
  mayEdit: boolean;
  onClose(): void;
}
