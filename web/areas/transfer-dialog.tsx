import { makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { getFilteredAreasTransfers } from '#shared/areas/get-filtered-areas-transfers.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import {
  isPerPaxOf,
  isPrivate,
  sharingBases,
  type SharingBasis,
  sharingBasisNames,
  transferScopes,
} from '#shared/destination/rates/sharing.ts';
import { exponentOf, formatMoney, symbolOf } from '#shared/money.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { MarginLine } from '#web/destination/rates/margin-line.tsx';
import { RecordDialog } from '#web/records/record-dialog.tsx';
import { useSite } from '#web/site/site.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inGrid, inLines } from '#web/ui/stack.ts';
import { AreaField } from './area-field.tsx';
import { draftOf, type TransferValues, valuesOf } from './transfer-form.ts';
import { transferName } from './transfer-text.ts';
import { useMarkets } from './use-markets.ts';

const useStyles = makeStyles({
  form: {
    ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', '8px 12px'),
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    alignItems: 'start',
  },
  wide: { gridColumn: '1 / -1' },
  // One below the other where two would be cut.
  half: { [upTo600]: { gridColumn: '1 / -1' } },
  flags: { ...inLines('0 16px'), gridColumn: '1 / -1' },
});

interface Props {
  /** The transfer that is changed, or copied; left out, a new one is made. */
  of: AreaTransferRow | undefined;
  isCopy: boolean;
  mayEdit: boolean;
  onClose(): void;
}

/** A transfer between two areas: whence, whither, for whom, how it is shared, at what price and when. */
export default function TransferDialog({ of, isCopy, mayEdit, onClose }: Props) {
  const styles = useStyles();
  const { currency } = useSite();
  const markets = useMarkets();
  const [from, to] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const edit = useEdit({ stands: of, valueOf: heldOf, meanings });
  const { isStandAlone, fromName, toName } = edit.value;
  const { form, values, field, refuse } = useShortForm<keyof TransferValues>(valuesOf(of), edit);
  const save = useAction(createTransfers, {
    quiet: true,
    invalidates: [getTransfers, getFilteredAreasTransfers, getRecordHistory],
  });
  const changed = of && !isCopy ? of : undefined;
  const basis = values.sharingBasis as SharingBasis;
  // A new one is the default market's until somebody says otherwise.
  const marketId = values.marketId || markets?.find(({ isDefault }) => isDefault)?.id || '';

  const show = (message: string | undefined, errors: FieldErrors | undefined) => {
    if (!refuse({ ok: false, code: 'VALIDATION', errors })) showToast(message ?? 'Some error occurred.', 'error');
    else if (errors?.from) from.current?.focus();
    else if (errors?.to) to.current?.focus();
  };
  const submit = async () => {
    const { draft, errors } = draftOf({ ...values, marketId }, isStandAlone, currency);
    const answer = await save.mutateAsync({
      ...(changed && edit.base && { id: edit.base.id, version: edit.base.version }),
      ...draft,
    });
    if (answer.ok) {
      showToast(changed ? 'Area transfer changed.' : 'Area transfer added.');
      return onClose();
    }
    if (answer.stands) return edit.meet(answer.stands.record);
    show(answer.message, answer.errors && { ...answer.errors, ...errors });
  };
  const choose = (end: 'from' | 'to') => (areaId: string, name: string) => {
    field(end).onChange(areaId);
    edit.change({ [`${end}Name`]: name });
  };
  return (
    <RecordDialog
      title={changed ? 'Change area transfer' : 'Add New Area Transfer'}
      kind="areaTransfer"
      id={changed?.id}
      mayEdit={mayEdit}
      isSaving={save.isPending}
      now={edit.conflict && wordsOf(edit.conflict.now)}
      onTakeTheirs={edit.takeTheirs}
      form={form}
      holds={[values, isStandAlone]}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <fieldset disabled={!mayEdit} className={styles.form}>
        <div className={styles.half}>
          <AreaField
            ref={from}
            label="From area"
            required
            autoFocus={!of}
            chosen={fromName}
            error={field('from').error}
            onChoose={choose('from')}
          />
        </div>
        <div className={styles.half}>
          <AreaField
            ref={to}
            label="To area"
            required
            chosen={toName}
            error={field('to').error}
            onChoose={choose('to')}
          />
        </div>
        <Choice
          label="Market"
          of={{ ...field('marketId'), value: marketId }}
          options={marketsOf(markets ?? [], of, marketId)}
        />
        <Choice
          label="Type"
          of={field('transferType')}
          options={transferScopes.map((scope) => [scope, scope] as const)}
        />
        <div className={styles.wide}>
          <Choice
            label="Sharing basis"
            of={field('sharingBasis')}
            options={sharingBases.map((one) => [one, sharingBasisNames[one]] as const)}
          />
        </div>
        {isPrivate(basis) && (
          <>
            <ShortField {...field('minPax')} label="Min pax" inputMode="numeric" maxLength={3} autoComplete="off" />
            <ShortField {...field('maxPax')} label="Max pax" inputMode="numeric" maxLength={3} autoComplete="off" />
          </>
        )}
        <ShortField
          {...field('amount')}
          label="Amount"
          hint={isPerPaxOf(basis) ? 'For each person' : 'For the vehicle'}
          inputMode="decimal"
          maxLength={13}
          autoComplete="off"
          placeholder={(0).toFixed(exponentOf(currency))}
          contentBefore={symbolOf(currency)}
        />
        <ShortField
          {...field('cost')}
          label="Cost"
          hint="Your cost"
          inputMode="decimal"
          maxLength={13}
          autoComplete="off"
          placeholder={(0).toFixed(exponentOf(currency))}
          contentBefore={symbolOf(currency)}
        />
        <div className={styles.wide}>
          <MarginLine price={values.amount} cost={values.cost} currency={currency} />
        </div>
        <div className={styles.flags}>
          <Checkbox label="Per pax" checked={isPerPaxOf(basis)} disabled onChange={() => undefined} />
          <Checkbox label="Stand-alone" checked={isStandAlone} onChange={(is) => edit.change({ isStandAlone: is })} />
        </div>
        <Days label="Valid from" of={field('validFromDate')} />
        <Days label="Valid till" of={field('validTillDate')} />
        <div className={styles.wide}>
          <TextArea {...field('description')} label="Description" rows={3} maxLength={500} />
        </div>
      </fieldset>
    </RecordDialog>
  );
}

/** The price is each one's or the vehicle's by how seats are sold. */
const meanings = [{ by: ['sharingBasis'], fields: ['amount', 'cost', 'minPax', 'maxPax'] }] as const;

/** All that the form holds of a transfer. */
const heldOf = (of: AreaTransferRow | undefined) => ({
  ...valuesOf(of),
  fromName: of?.from.name ?? '',
  toName: of?.to.name ?? '',
  isStandAlone: of?.isStandAlone ?? false,
});

/** A transfer in words, where two have changed it. */
const wordsOf = (row: AreaTransferRow): string =>
  [
    transferName(row),
    row.marketName,
    sharingBasisNames[row.sharingBasis],
    formatMoney(row.amount, row.currency),
    row.cost === null ? '' : `costs ${formatMoney(row.cost, row.currency)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What can be chosen as market: those offered, the one that it has, and none while there is none. */
const marketsOf = (
  markets: readonly { id: string; name: string }[],
  of: AreaTransferRow | undefined,
  marketId: string,
): (readonly [id: string, name: string])[] => [
  ...(marketId ? [] : [['', 'Choose a market'] as const]),
  ...(of && !markets.some(({ id }) => id === of.marketId) ? [[of.marketId, of.marketName] as const] : []),
  ...markets.map(({ id, name }) => [id, name] as const),
];

interface FieldOf {
  name: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function Choice({
  label,
  of: { error, ...select },
  options,
}: {
  label: string;
  of: FieldOf;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <SelectBox {...aria} {...select} size="large">
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}

function Days({ label, of: { error, ...day } }: { label: string; of: FieldOf }) {
  return (
    <Field label={label} error={error}>
      {(aria) => <DayInput aria={aria} {...day} size="large" />}
    </Field>
  );
}
