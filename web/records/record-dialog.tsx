import { makeStyles } from '@fluentui/react-components';
import type { ReactNode, RefObject } from 'react';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { ChangedBanner } from '#web/ui/edit/changed-banner.tsx';
import { saveLabel } from '#web/ui/edit/edit-words.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useAskedClose } from '#web/ui/dialog/use-asked-close.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { RecordHistory } from './record-history.tsx';

const useStyles = makeStyles({ form: inColumn('8px') });

interface Props {
  title: string;
  kind: RecordKind;
  /** The record that is changed; left out, a new one is made. */
  id: string | undefined;
  /** False shows it without a way to save. */
  mayEdit: boolean;
  isSaving: boolean;
  /** How the record stands by now in words, where somebody else has changed it since it was opened. */
  now: string | undefined;
  /** Has the form show what the other made of it. */
  onTakeTheirs(): void;
  form: RefObject<HTMLFormElement | null>;
  /** All that the form holds, as plain data: whoever closes it changed is asked first. */
  holds: unknown;
  onSubmit(): void;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** An editor of one record: its fields, both sides of a conflict, and at its end who changed it. */
export function RecordDialog(props: Props) {
  const { question, close, beginAnew } = useAskedClose(props);
  return (
    <>
      <Editor
        {...props}
        onClose={close}
        onTakeTheirs={() => {
          props.onTakeTheirs();
          beginAnew();
        }}
      />
      {question}
    </>
  );
}

function Editor({ title, kind, id, mayEdit, isSaving, now, form, children, ...act }: Props) {
  const styles = useStyles();
  const { onSubmit, onTakeTheirs, onClose } = act;
  return (
    <SiteDialog
      title={title}
      onClose={onClose}
      actions={
        mayEdit
          ? [
              { label: 'Cancel', run: onClose },
              { label: saveLabel(now !== undefined), run: onSubmit, primary: true, disabled: isSaving },
            ]
          : [{ label: 'Close', run: onClose }]
      }
    >
      {now !== undefined && <ChangedBanner now={now} onTakeTheirs={onTakeTheirs} />}
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (mayEdit) onSubmit();
        }}
        noValidate
      >
        {children}
        <button type="submit" hidden />
      </form>
      {id !== undefined && <RecordHistory kind={kind} id={id} />}
    </SiteDialog>
  );
}
