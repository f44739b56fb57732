import { makeStyles } from '@fluentui/react-components';
import { createColleague } from '#shared/users/company/create-colleague.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { useAction } from '#web/api/use-action.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inGrid } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  form: {
    ...inGrid('minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr) auto', '12px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Level with the inputs beside it, whatever stands below them.
  add: { marginTop: '26px', minHeight: '40px', [upTo768]: { marginTop: 0 } },
});

const nobody = { firstName: '', lastName: '', email: '' };

/** Types somebody in: Enter or Add mails the link, and the next one can be typed. */
export function AddColleague() {
  const styles = useStyles();
  const { values, field, sends, refuse, clear } = useClearableForm();
  const add = useAction(createColleague, { quiet: true, invalidates: [getColleagues] });
  const submit = async () => {
    const answer = await add.mutateAsync({ ...values, phone: '', phoneCode: '' });
    if (answer.ok) {
      showToast(`We emailed a link to set a password to ${answer.value.email}.`);
      clear();
    } else if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  return (
    <Card aria-label="Add a colleague">
      <form {...sends(submit)} className={styles.form}>
        <ShortField {...field('firstName')} label="First name" autoComplete="off" />
        <ShortField {...field('lastName')} label="Last name" autoComplete="off" />
        <ShortField {...field('email')} label="Email" type="email" autoComplete="off" />
        <Button type="submit" appearance="primary" className={styles.add} disabledFocusable={add.isPending}>
          Add
        </Button>
      </form>
    </Card>
  );
}

/** A short form that begins anew: what was typed goes, and the first field has the focus. */
function useClearableForm() {
  const short = useShortForm(nobody);
  const clear = () => {
    for (const name of Object.keys(nobody) as (keyof typeof nobody)[]) short.field(name).onChange('');
    (short.form.current?.elements.namedItem('firstName') as HTMLElement | null)?.focus();
  };
  return { ...short, clear };
}
