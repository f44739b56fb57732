import { makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import { priorityField } from '#shared/destination/rates/priority.ts';
import { updateActivityPriority } from '#shared/destination/activities/update-activity-priority.ts';
import { useAction } from '#web/api/use-action.ts';
import { smallInLine, wrongLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { MEANWHILE } from '#web/ui/edit/edit-words.ts';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { showingCatalogue } from '../catalogue-shown.ts';

const useStyles = makeStyles({
  box: { width: '72px' },
  // Without a table's heading it says what it is; the field has it as its name.
  label: { ...smallInLine, display: 'none', marginRight: '8px', [upTo600]: { display: 'inline' } },
  error: { ...wrongLine, marginTop: '2px', whiteSpace: 'normal', [upTo600]: { maxWidth: '152px' } },
});

/** Spec: a number field converts to an integer on change. */
const integerOf = (text: string): string => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? text.trim().slice(0, 6) : String(number);
};

/** An activity's place in its list, changed where it stands: Enter or leaving the field saves it, Escape takes it back. */
export function PriorityCell({ row, mayEdit }: { row: ActivityRow; mayEdit: boolean }) {
  const styles = useStyles();
  const errorId = useId();
  const stood = String(row.priority);
  const [text, setText] = useState(stood);
  const [error, setError] = useState<string>();
  const [seen, setSeen] = useState(row.version);
  if (row.version !== seen) {
    setSeen(row.version);
    setText(stood);
  }
  const save = useAction(updateActivityPriority, { quiet: true, invalidates: showingCatalogue });
  if (!mayEdit) return stood;
  const takeBack = () => {
    setText(stood);
    setError(undefined);
  };
  const submit = async () => {
    if (save.isPending || text === stood) return;
    const read = z.safeParse(priorityField, text === '' ? Number.NaN : Number(text));
    if (!read.success) return setError(read.error.issues[0]?.message ?? 'Please enter a whole number.');
    const { id: activityId, version, name } = row;
    const answer = await save.mutateAsync({ activityId, version, priority: read.data });
    if (answer.ok) return showToast(`${name} now has priority ${read.data}.`);
    setError(
      answer.stands
        ? `${MEANWHILE} It is now ${answer.stands.record.priority}; yours was ${read.data}.`
        : (answer.errors?.priority ?? answer.message ?? 'Some error occurred.'),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the list are the list's, but for those that are meant here.
    event.stopPropagation();
    if (event.key === 'Enter') void submit();
    if (event.key === 'Escape') takeBack();
  };
  return (
    // What is pressed here opens no row.
    <span role="presentation" onClick={(event) => event.stopPropagation()} onKeyDown={onKeyDown}>
      <span className={styles.label} aria-hidden>
        Priority
      </span>
      <InputBox
        className={styles.box}
        aria-label={`Priority of ${row.name}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? errorId : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        onChange={(typed) => {
          setText(integerOf(typed));
          setError(undefined);
        }}
        onBlur={() => void submit()}
      />
      {error && (
        <div id={errorId} role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </span>
  );
}
