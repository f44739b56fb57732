import { getOwnMarkup } from '#shared/markups/get-own-markup.ts';
import { type MarkupKind, markupKinds } from '#shared/markups/model.ts';
import type { OwnMarkupShown } from '#shared/markups/own-markup.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { symbolOf } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { ShortField } from '#web/ui/short-field.tsx';
import { useDialogForm } from '#web/ui/use-dialog-form.ts';
import { amountText, readAmount, readPercent, valueError } from './read-value.ts';
import { kindName } from './rule-choices.ts';
import { errorsOf } from './rule-form.ts';

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
  const { form, values, field, says, begin, refused } = useDialogForm({
    kind: own.kind as string,
    value: own.amount === null ? String(own.percent ?? '') : own.amount ? amountText(own.amount, currency) : '',
  });
  const save = useAction(saveOwnMarkup, { quiet: true, invalidates: [getOwnMarkup] });
  const isPercent = values.kind === 'percentOfBase';
  const submit = async () => {
    begin();
    const value = isPercent ? readPercent(values.value) : readAmount(values.value, currency);
    if (value === undefined)
      return refused({ ok: false, code: 'VALIDATION', errors: { value: valueError(isPercent, currency) } });
    const answer = await save.mutateAsync({
      isOn: value > 0,
      currency,
      kind: values.kind as MarkupKind,
      ...(isPercent ? { percent: value } : { amount: value }),
    });
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
        Added to the prices in your results, and to new tickets as Txn Fee. You pay what you paid before.
      </p>
      <Field label="Counted as">
        {(aria) => (
          <SelectBox {...aria} size="large" value={values.kind} onChange={field('kind').onChange}>
            {markupKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindName[kind]}
              </option>
            ))}
          </SelectBox>
        )}
      </Field>
      <ShortField
        {...field('value')}
        label={isPercent ? 'Percent' : 'Amount'}
        inputMode="decimal"
        maxLength={13}
        autoComplete="off"
        contentBefore={isPercent ? undefined : symbolOf(currency)}
        contentAfter={isPercent ? '%' : undefined}
      />
    </FormDialog>
  );
}
