import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { acceptForCustomer } from '#shared/quotations/accept-for-customer.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { useAction } from '#web/api/use-action.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart } from '../builder/kart.ts';

const useStyles = makeStyles({ quiet: { ...quietLine, margin: 0 } });

/** Accepts a version that stands for its customer, with a reason that is kept. */
export default function AcceptForDialog({ kart, onClose }: { kart: Kart; onClose(): void }) {
  const styles = useStyles();
  const standing = kart.versions.filter(({ state }) => state === 'stands').toReversed();
  const [chosen, setChosen] = useState(String(standing[0]?.number ?? ''));
  const accepting = useAction(acceptForCustomer, { quiet: true, invalidates: [getKartById, getAllKartsForWl] });
  const short = useShortForm({ reason: '' });
  const submit = async () => {
    short.begin();
    const answer = await accepting.mutateAsync({ id: kart.id, number: Number(chosen), reason: short.values.reason });
    if (!answer.ok) return short.refused(answer);
    showToast(`Version ${chosen} accepted for ${kart.customerName}.`);
    return onClose();
  };
  return (
    <FormDialog
      title="Accept for customer"
      form={short.form}
      submit="Accept"
      isPending={accepting.isPending || !standing.length}
      says={short.says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {standing.length > 1 && (
        <RadioRow
          label="Version"
          value={chosen}
          options={standing.map(({ number }) => ({ value: String(number), label: `Version ${number}` }))}
          onChange={setChosen}
        />
      )}
      {standing.length === 0 && <p className={styles.quiet}>No version is valid now. Please send a new one.</p>}
      <ShortField
        {...short.field('reason')}
        label="How the customer accepted"
        maxLength={200}
        hint="Such as by phone, 14 March. It is kept with the quotation."
      />
    </FormDialog>
  );
}
