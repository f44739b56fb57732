import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { OFFLINE_TEXT } from '#web/api/error-catalogue.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { inColumn } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  form: inColumn('12px'),
  says: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  title: string;
  form: RefObject<HTMLFormElement | null>;
  /** What the button that sends it says. */
  submit: string;
  /** What leaving it says, where `Cancel` could be taken for what it does. */
  leave?: string;
  isPending: boolean;
  /** Why it was refused, where no field has it. */
  says?: string;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A short form in a dialog. Without a connection it cannot be sent, and nothing of it is kept for later. */
export function FormDialog({
  title,
  form,
  submit,
  leave = 'Cancel',
  isPending,
  says,
  onSubmit,
  onClose,
  children,
}: Props) {
  const styles = useStyles();
  const isOnline = useOnline();
  const refused = isOnline ? says : OFFLINE_TEXT;
  const said = useRef<HTMLParagraphElement>(null);
  // Below a long form nobody sees why it cannot be sent.
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <SiteDialog
      title={title}
      onClose={onClose}
      actions={[
        { label: leave, run: onClose },
        { label: submit, run: onSubmit, primary: true, disabled: isPending || !isOnline },
      ]}
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && isOnline) onSubmit();
        }}
        noValidate
      >
        {children}
        {refused && (
          <p ref={said} role="alert" className={styles.says}>
            {refused}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
