import { getOwnMarkup } from '#shared/markups/get-own-markup.ts';
import type { OwnMarkupShown } from '#shared/markups/own-markup.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { errorsOf } from './rule-form.ts';
import { readValue, ValueFields, type ValueTexts, valueTexts } from './value-fields.tsx';

/** What an agency adds for its own customers; saving switches it on. */
export default function OwnMarkupDialog({
  own,
  onSaved,
  onClose,
}: {
  own: OwnMarkupShown;
  onSaved(): void;
  onClose(): void;
}) {
  const { currency } = own;
  // Nothing was set yet where it is nothing: the field is empty then.
  const begins = own.amount === 0 ? { kind: own.kind, value: '' } : valueTexts(own, currency);
  const { form, values, field, says, begin, refused } = useShortForm<keyof ValueTexts>(begins);
  const save = useAction(saveOwnMarkup, { quiet: true, invalidates: [getOwnMarkup] });
  const submit = async () => {
    begin();
    const read = readValue(values, currency);
    if ('errors' in read) return refused({ ok: false, code: 'VALIDATION', errors: read.errors });
    const isOn = (read.sent.amount ?? read.sent.percent ?? 0) > 0;
    const answer = await save.mutateAsync({ isOn, currency, ...read.sent });
    if (answer.ok) {
      showToast('Your markup was saved.');
      onSaved();
      onClose();
    } else refused({ ...answer, errors: errorsOf(answer.errors) });
  };
  return (
    <FormDialog
      title="Our markup"
      form={form}
      submit="Save"
      isPending={save.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        Added to the prices in your results, and to new tickets as Txn Fee. What you pay does not change.
      </p>
      <ValueFields field={field} currency={currency} />
    </FormDialog>
  );
}
