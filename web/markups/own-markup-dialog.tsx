import { makeStyles } from '@fluentui/react-components';
import { getOwnMarkup } from '#shared/markups/get-own-markup.ts';
import { type MarkupKind, markupKinds } from '#shared/markups/model.ts';
import type { OwnMarkupShown } from '#shared/markups/own-markup.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { symbolOf } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { ShortField } from '#web/ui/short-field.tsx';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { amountText, readAmount, readPercent, valueError } from './read-value.ts';
import { kindName } from './rule-choices.ts';
import { errorsOf } from './rule-form.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '8px' }, note: { margin: '0 0 12px' } });

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
  const styles = useStyles();
  const { currency } = own;
  const { form, values, field, refuse } = useShortForm({
    kind: own.kind as string,
    value: own.amount === null ? String(own.percent ?? '') : own.amount ? amountText(own.amount, currency) : '',
  });
  const save = useAction(saveOwnMarkup, { quiet: true, invalidates: [getOwnMarkup] });
  const isPercent = values.kind === 'percentOfBase';
  const submit = async () => {
    const value = isPercent ? readPercent(values.value) : readAmount(values.value, currency);
    if (value === undefined)
      return void refuse({ ok: false, code: 'VALIDATION', errors: { value: valueError(isPercent, currency) } });
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
    } else if (!refuse({ ...answer, errors: errorsOf(answer.errors) })) showToast(answer.message ?? '', 'error');
  };
  return (
    <SiteDialog
      title="Our markup"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Save', run: () => void submit(), primary: true, disabled: save.isPending },
      ]}
    >
      <p className={styles.note}>
        Added to the prices in your results, and to new tickets as Txn Fee. You pay what you paid before.
      </p>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
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
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
