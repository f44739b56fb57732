import { makeStyles } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { updateTransferTime } from '#shared/transfers/update-transfer-time.ts';
import { useAction } from '#web/api/use-action.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TimeField, tidyTime } from '#web/ui/form/time-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';

const useStyles = makeStyles({ text: { margin: 0, overflowWrap: 'anywhere' } });

/** Says when the guests of a transfer are fetched, where its booking names no time. */
export default function TimeDialog({ row, onClose }: { row: TransferShown; onClose(): void }) {
  const styles = useStyles();
  const action = useAction(updateTransferTime, { quiet: true, invalidates: [getTransferJobSheet] });
  const { form, field, values, says, begin, refused } = useShortForm({ time: row.time });
  const submit = async () => {
    begin();
    const answer = await action.mutateAsync({ id: row.id, time: tidyTime(values.time) });
    if (answer.ok) onClose();
    else refused(answer);
  };
  return (
    <FormDialog
      title="Pickup time"
      form={form}
      submit="Save"
      isPending={action.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.text}>
        {row.title}, {formatDay(row.date, { weekday: true })}. The booking names no time.
        {row.driverName && ` ${row.driverName} is told.`} Guests are not told: please call them.
      </p>
      <TimeField {...field('time')} label="Time" hint="Leave empty if not agreed yet." />
    </FormDialog>
  );
}
