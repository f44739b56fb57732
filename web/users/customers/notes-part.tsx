import { makeStyles } from '@fluentui/react-components';
import { addCustomerNote } from '#shared/users/customers/add-customer-note.ts';
import { LONGEST_NOTE } from '#shared/users/customers/customer-note.ts';
import { type CustomerDetails, getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSiteDays } from '#web/site/site.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { inColumn, inList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { useMayChange } from './customer-rights.ts';

const useStyles = makeStyles({
  form: { ...inColumn('8px'), justifyItems: 'start', marginBottom: '12px', '& > *': { maxWidth: '100%' } },
  field: { width: '100%' },
  list: inList('12px'),
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
});

/** What staff know of a customer, newest first, and a field for more. */
export default function NotesPart({ of: { customer, notes } }: { of: CustomerDetails }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const mayWrite = useMayChange()(customer, 'customers.notes');
  return (
    <>
      {mayWrite && <NewNote userId={customer.users_id} />}
      {notes.length ? (
        <ul className={styles.list} aria-label="Notes">
          {notes.map(({ id, at, text, by }) => {
            const local = msToLocal(Date.parse(at), zone);
            return (
              <li key={id}>
                <p className={styles.text} dir="auto">
                  {text}
                </p>
                <p className={styles.meta}>
                  {formatDay(local)}, {local.slice(11)}, {by}
                </p>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={styles.meta}>No notes yet.</p>
      )}
    </>
  );
}

function NewNote({ userId }: { userId: string }) {
  const styles = useStyles();
  const formStyles = useFormStyles();
  const { values, field, sends, says, begin, refused } = useShortForm({ text: '' });
  const add = useAction(addCustomerNote, { quiet: true, invalidates: [getUserById], fallback: 'Some error occurred.' });
  const isEmpty = values.text.trim() === '';
  const submit = async () => {
    begin();
    const answer = await add.mutateAsync({ userId, ...values });
    if (answer.ok) {
      field('text').onChange('');
      showToast('Note saved.');
    } else refused(answer);
  };
  return (
    <form {...sends(submit)} className={styles.form} aria-label="New note">
      <div className={styles.field}>
        <TextArea
          {...field('text')}
          label="New note"
          hint="Only visible to this site’s staff."
          maxLength={LONGEST_NOTE}
        />
      </div>
      {says && (
        <p role="alert" className={formStyles.error}>
          {says}
        </p>
      )}
      <Button
        type="submit"
        disabledFocusable={add.isPending || isEmpty}
        title={isEmpty ? 'Please enter a note.' : undefined}
      >
        Save note
      </Button>
    </form>
  );
}
