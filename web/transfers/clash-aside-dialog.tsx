import { makeStyles } from '@fluentui/react-components';
import type { Call } from '#shared/contract.ts';
import { setClashAside } from '#shared/transfers/set-clash-aside.ts';
import { useAction } from '#web/api/use-action.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';

const useStyles = makeStyles({ text: { margin: 0, overflowWrap: 'anywhere' } });

interface Props {
  /** The quotation or the transfer. */
  id: string;
  clash: string;
  /** What the clash is, in words. */
  text: string;
  invalidates: readonly Call[];
  onClose(): void;
}

/** Sets a clash aside, with the reason why it may stand. */
export default function ClashAsideDialog({ id, clash, text, invalidates, onClose }: Props) {
  const styles = useStyles();
  const action = useAction(setClashAside, { quiet: true, invalidates });
  const { form, field, values, says, begin, refused } = useShortForm({ reason: '' });
  const submit = async () => {
    begin();
    const reason = values.reason.trim();
    const answer = await action.mutateAsync({ id, clash, reason: reason || 'Checked' });
    if (answer.ok) onClose();
    else refused(answer);
  };
  return (
    <FormDialog
      title="Set this clash aside?"
      form={form}
      submit="Set aside"
      isPending={action.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.text}>{text}</p>
      <ShortField
        {...field('reason')}
        label="Reason"
        maxLength={200}
        autoComplete="off"
        hint="Such as: a second car."
      />
    </FormDialog>
  );
}
