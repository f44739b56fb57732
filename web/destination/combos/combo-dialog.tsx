import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import {
  AMOUNT_WRONG,
  type ComboShown,
  MOST_IN_COMBO,
  OPTION_MISSING,
} from '#shared/destination/combos/combo-fields.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { updateCombo } from '#shared/destination/combos/update-combo.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { formatMoney, symbolOf } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { amountText, readAmount } from '#web/markups/read-value.ts';
import { useSite } from '#web/site/site.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inList } from '#web/ui/stack.ts';
import { cardHeading, smallInLine } from '#web/ui/text.ts';
import { showingCatalogue } from '../catalogue-shown.ts';
import { RecordDialog } from '#web/records/record-dialog.tsx';
import { AddOption } from './add-option.tsx';
import { ComboOptionRow, type ComboRow } from './combo-option-row.tsx';

const useStyles = makeStyles({
  list: inList('12px'),
  error: { ...smallInLine, margin: 0, color: tokens.colorPaletteRedForeground1 },
  heading: { ...cardHeading, margin: '8px 0 0' },
});

interface Props {
  /** Left out, a new one is made. */
  combo: ComboShown | undefined;
  mayEdit: boolean;
  onClose(): void;
}

const rowsOf = (combo: ComboShown | undefined): ComboRow[] =>
  (combo?.tourOptions ?? []).map(({ tourOptionId, name, activityName, onwardTransfer, returnTransfer, ...names }) => ({
    tourOptionId,
    name: name ? `${activityName}: ${name}` : 'Deleted option',
    onwardTransfer,
    onwardTransferName: names.onwardTransferName,
    returnTransfer,
    returnTransferName: names.returnTransferName,
  }));

const valuesOf = (combo: ComboShown | undefined) => ({
  name: combo?.name ?? '',
  amount: combo ? amountText(combo.amount, combo.currency) : '',
  rows: rowsOf(combo),
});

/** How somebody else left it, in words. */
const wordsOf = ({ name, amount, currency, tourOptions }: ComboShown): string =>
  [name, formatMoney(amount, currency), ...tourOptions.map((one) => `${one.activityName}: ${one.name}`)].join(', ');

/** A combo: its name, its price, and its tour options with how guests come to each and back. */
export default function ComboDialog({ combo, mayEdit, onClose }: Props) {
  const styles = useStyles();
  const { currency } = useSite();
  const edit = useEdit({ stands: combo, valueOf: valuesOf });
  const { rows, ...texts } = edit.value;
  const { form, values, field, refuse } = useShortForm(texts, edit);
  const [errors, setErrors] = useState<FieldErrors>({});
  const create = useAction(createDmcCombo, { quiet: true, invalidates: showingCatalogue });
  const update = useAction(updateCombo, { quiet: true, invalidates: showingCatalogue });
  const change = (next: ComboRow[]) => {
    edit.change({ rows: next });
    setErrors({});
  };
  const submit = async () => {
    const amount = readAmount(values.amount, currency);
    const wrong = { ...(amount === undefined && { amount: AMOUNT_WRONG }) };
    setErrors(rows.length ? {} : { tourOptions: OPTION_MISSING });
    const isRefused = refuse({ ok: false, code: 'VALIDATION', errors: wrong });
    if (isRefused || !rows.length || amount === undefined) return;
    const tourOptions = rows.map(({ tourOptionId, onwardTransfer, returnTransfer }) => ({
      ...{ tourOptionId, onwardTransfer, returnTransfer },
    }));
    const body = { name: values.name, amount, currency, tourOptions };
    const { base } = edit;
    const answer = base
      ? await update.mutateAsync({ id: base.id, version: base.version, ...body })
      : await create.mutateAsync(body);
    if (answer.ok) {
      showToast(combo ? 'Combo updated successfully' : 'Combo created successfully');
      return onClose();
    }
    if (answer.stands) return edit.meet(answer.stands.record);
    const said = answer.errors ?? {};
    setErrors(said);
    if (!refuse(answer) && !Object.keys(said).some((name) => name.startsWith('tourOptions')))
      showToast(combo ? (answer.message ?? 'Some error occurred.') : 'Failed to create combo', 'error');
  };
  return (
    <RecordDialog
      title={combo ? combo.name : 'New combo'}
      kind="combo"
      id={combo?.id}
      mayEdit={mayEdit}
      isSaving={create.isPending || update.isPending}
      now={edit.conflict && wordsOf(edit.conflict.now)}
      onTakeTheirs={edit.takeTheirs}
      form={form}
      holds={edit.value}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        {...field('name')}
        label="Name"
        required
        maxLength={120}
        dir="auto"
        autoComplete="off"
        disabled={!mayEdit}
        autoFocus={!combo}
      />
      <ShortField
        {...field('amount')}
        label="Amount per guest"
        hint="Each adult and child pays this, transfers included"
        required
        inputMode="decimal"
        maxLength={13}
        autoComplete="off"
        disabled={!mayEdit}
        contentBefore={symbolOf(currency)}
      />
      <h3 className={styles.heading}>Tour options</h3>
      {rows.length > 0 && (
        <ul className={styles.list} aria-label="Tour options of the combo">
          {rows.map((row, at) => (
            <ComboOptionRow
              key={row.tourOptionId}
              row={row}
              mayEdit={mayEdit}
              errors={{
                option: errors[`tourOptions.${at}.tourOptionId`],
                onward: errors[`tourOptions.${at}.onwardTransfer`],
                return: errors[`tourOptions.${at}.returnTransfer`],
              }}
              onChange={(next) => change(rows.map((one, nth) => (nth === at ? next : one)))}
              onRemove={() => change(rows.filter((_, nth) => nth !== at))}
            />
          ))}
        </ul>
      )}
      {errors.tourOptions && (
        <p role="alert" className={styles.error}>
          {errors.tourOptions}
        </p>
      )}
      {mayEdit && rows.length < MOST_IN_COMBO && (
        <AddOption
          chosen={rows.map(({ tourOptionId }) => tourOptionId)}
          onAdd={(tourOptionId, name) =>
            change([
              ...rows,
              {
                tourOptionId,
                name,
                onwardTransfer: '',
                onwardTransferName: '',
                returnTransfer: '',
                returnTransferName: '',
              },
            ])
          }
        />
      )}
    </RecordDialog>
  );
}
