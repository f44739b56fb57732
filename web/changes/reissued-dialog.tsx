import type { ChangeView } from '#shared/changes/change-view.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { nameText } from './change-words.ts';
import { NewFlights } from './new-flights.tsx';
import { refusedIn } from './refusal.ts';
import { useChangeAction } from './use-change-action.ts';

/** The airline issued the new tickets: their numbers, and the PNR where it is another. */
export default function ReissuedDialog({ change, onClose }: { change: ChangeView; onClose(): void }) {
  const { requestId, currency, passengers, charges } = change;
  const names = passengers.map((_, at) => `ticketNumbers.${at}`);
  const short = useShortForm<string>({
    pnr: '',
    ...Object.fromEntries(names.map((name) => [name, ''])),
  });
  const { form, field, values, says, begin } = short;
  const complete = useChangeAction(completeChangeRequest);
  const submit = async () => {
    begin();
    const answer = await complete.mutateAsync({
      ...{ requestId, currency, creditNote: '', reason: '' },
      pnr: (values.pnr ?? '').trim().toUpperCase(),
      ticketNumbers: names.map((name) => values[name] ?? ''),
    });
    if (!answer.ok) return refusedIn(short, answer);
    showToast('Completed: the new e-ticket will be emailed.');
    onClose();
  };
  return (
    <FormDialog
      title="Complete"
      form={form}
      submit="Complete the reissue"
      isPending={complete.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {charges && <NewFlights flights={charges.newFlights} />}
      {passengers.map((name, at) => (
        <ShortField
          key={names[at]}
          {...field(names[at]!)}
          label={`New ticket number, ${nameText(name)}`}
          maxLength={20}
          autoComplete="off"
        />
      ))}
      <ShortField
        {...field('pnr')}
        label="New PNR"
        maxLength={8}
        autoComplete="off"
        hint="Leave empty if it stays. Under another PNR the booking is not checked with its supplier any more."
      />
    </FormDialog>
  );
}
