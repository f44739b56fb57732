import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { RatedMarket } from '#shared/destination/rates/rate-shown.ts';
import { nameOfRate, type RateNames, rateWords } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import {
  isPerPaxOf,
  sharingBases,
  sharingBasisNames,
  type SharingBasis,
  transferTypeNames,
  transferTypes,
} from '#shared/destination/rates/sharing.ts';
import { symbolOf } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { ChangedBanner } from '#web/ui/edit/changed-banner.tsx';
import { saveLabel } from '#web/ui/edit/edit-words.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useAskedClose } from '#web/ui/dialog/use-asked-close.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { inGrid, inPairs } from '#web/ui/stack.ts';
import { MarginLine } from './margin-line.tsx';
import { MarketField } from './market-field.tsx';
import { showingRates } from './rate-calls.ts';
import { amountFields, priceTyped, type RateBeginning, type RateField, requestOf, valuesOf } from './rate-form.ts';

const DeleteRateDialog = lazyPart(() => import('./delete-rate-dialog.tsx'));

const useStyles = makeStyles({
  form: inPairs('8px 12px'),
  wide: { gridColumn: '1 / -1' },
  pair: { ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', '8px 12px'), gridColumn: '1 / -1' },
  remove: { marginTop: '16px' },
});

/** Amounts and guests are those of who pays, and of how seats are sold. */
const amounts = [...amountFields.ticket, ...amountFields.transfer].flatMap(({ price, cost }) => [price, cost]);
const meanings = [
  {
    by: ['isPerPax', 'sharingBasis'],
    fields: [...amounts, 'adultAmount', 'childAmount', 'minPax', 'maxPax'],
  },
] as const;

interface Props {
  kind: RateKind;
  /** The option that it is of; of `options`, the one to begin with, or empty. */
  tourOptionId: string;
  /** Those that it may be of, where one is chosen. */
  options?: readonly { tourOptionId: string; name: string; activityName: string }[];
  markets: readonly RatedMarket[];
  currency: string;
  names: RateNames;
  /** Left out, a new one is made. */
  rate: AnyRate | undefined;
  beginning: RateBeginning;
  onClose(): void;
}

/** A rate of either kind: for whom, when, for how many, at what price and cost. */
export default function RateDialog(props: Props) {
  const { kind, tourOptionId: first, options: choices, markets, currency, names, rate, beginning, onClose } = props;
  const styles = useStyles();
  const edit = useEdit<AnyRate, Record<RateField, string>>({
    stands: rate,
    valueOf: (one) => valuesOf(one, beginning, currency),
    meanings,
  });
  const { form, values, field, refuse } = useShortForm<RateField>(edit.value, edit);
  const [tourOptionId, setTourOptionId] = useState(first);
  const [isUnchosen, setUnchosen] = useState(false);
  const { close, question } = useAskedClose({ holds: [values, tourOptionId], mayEdit: true, form, onClose });
  const options = { quiet: true, invalidates: showingRates } as const;
  const saveTicket = useAction(saveActivityTicketRates, options);
  const saveTransfer = useAction(saveTourOptionTransferRates, options);
  const isPending = saveTicket.isPending || saveTransfer.isPending;
  const [isDeleting, setDeleting] = useState(false);
  const isTransfer = kind === 'transfer';
  const isPerPax = values.isPerPax === 'true';

  const run = async () => {
    const seen = edit.base && { id: edit.base.id, version: edit.base.version };
    const send = async () => {
      if (isTransfer) {
        const made = requestOf('transfer', values, tourOptionId, currency);
        return 'errors' in made ? made : saveTransfer.mutateAsync({ ...seen, ...made.request });
      }
      const made = requestOf('ticket', values, tourOptionId, currency);
      return 'errors' in made ? made : saveTicket.mutateAsync({ ...seen, ...made.request });
    };
    if (!tourOptionId) {
      setUnchosen(true);
      form.current?.querySelector('select')?.focus();
      return;
    }
    const answer = await send();
    if (!('ok' in answer)) return void refuse({ ok: false, code: 'VALIDATION', errors: answer.errors });
    if (answer.ok) {
      showToast(rate ? 'Rate saved. It applies from now on.' : 'Rate added at the top. Move it to its place.');
      return onClose();
    }
    if (answer.stands) return edit.meet(answer.stands.rate);
    if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  if (isDeleting && rate)
    return (
      <DeleteRateDialog
        kind={kind}
        rate={rate}
        words={rateWords(rate, names)}
        onBack={() => setDeleting(false)}
        onDeleted={onClose}
      />
    );
  const money = (name: RateField, label: string, hint?: string) => (
    <ShortField
      {...field(name)}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      contentBefore={symbolOf(currency)}
    />
  );
  return (
    <>
      <SiteDialog
        title={`${rate ? 'Change' : 'Add'} ${isTransfer ? 'transfer' : 'ticket'} rate`}
        onClose={close}
        actions={[
          { label: 'Cancel', run: close },
          {
            label: saveLabel(edit.conflict !== undefined),
            run: () => void run(),
            primary: true,
            disabled: isPending,
          },
        ]}
      >
        {edit.conflict && <ChangedBanner now={rateWords(edit.conflict.now, names)} onTakeTheirs={edit.takeTheirs} />}
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          {choices && (
            <div className={styles.wide}>
              <Choice
                label="Tour option"
                required
                of={{
                  name: 'tourOptionId',
                  value: tourOptionId,
                  error: isUnchosen && !tourOptionId ? 'Please choose a tour option.' : undefined,
                  onChange: setTourOptionId,
                }}
                options={[
                  ...(first ? [] : [['', 'Choose a tour option'] as const]),
                  ...choices.map((one) => [one.tourOptionId, `${one.activityName}: ${one.name}`] as const),
                ]}
              />
            </div>
          )}
          <MarketField {...field('marketId')} markets={markets} required />
          <ShortField
            {...field('description')}
            label={isTransfer ? 'Description' : 'Name'}
            placeholder={isTransfer ? 'Seven-seater' : 'Winter'}
            autoComplete="off"
            maxLength={80}
          />
          <DayField label="First day" of={field('validFromDate')} />
          <DayField label="Last day" of={field('validTillDate')} />
          {isTransfer && (
            <>
              <Choice
                label="Way"
                of={field('transferType')}
                options={transferTypes.map((one) => [one, transferTypeNames[one]])}
              />
              <Choice
                label="Sharing basis"
                of={{
                  ...field('sharingBasis'),
                  onChange: (basis) => {
                    field('sharingBasis').onChange(basis);
                    field('isPerPax').onChange(String(isPerPaxOf(basis as SharingBasis)));
                  },
                }}
                options={sharingBases.map((one) => [one, sharingBasisNames[one]])}
              />
            </>
          )}
          <div className={styles.wide}>
            <RadioRow
              label="Who pays"
              value={values.isPerPax as 'true' | 'false'}
              options={[
                { value: 'true', label: 'Per person' },
                { value: 'false', label: isTransfer ? 'Per vehicle' : 'Per group' },
              ]}
              onChange={field('isPerPax').onChange}
            />
          </div>
          <div className={styles.pair}>
            <ShortField {...field('minPax')} label="Minimum pax" inputMode="numeric" autoComplete="off" maxLength={3} />
            <ShortField {...field('maxPax')} label="Maximum pax" inputMode="numeric" autoComplete="off" maxLength={3} />
          </div>
          {amountFields[kind].map(({ label, price, cost }) => (
            <div key={price} className={styles.pair}>
              {money(
                price,
                isTransfer ? (isPerPax ? 'A seat' : 'The vehicle') : isPerPax ? label : `${label}s together`,
              )}
              {money(cost, isTransfer ? 'Cost' : `${label} cost`)}
              <div className={styles.wide}>
                <MarginLine price={priceTyped(values, price)} cost={values[cost]} currency={currency} />
              </div>
            </div>
          ))}
          {isTransfer && isPerPax && (
            <div className={styles.pair}>
              {money('adultAmount', 'Adult, if different')}
              {money('childAmount', 'Child, if different')}
            </div>
          )}
          <button type="submit" hidden />
        </form>
        {rate && (
          <Button className={styles.remove} onClick={() => setDeleting(true)}>
            Delete {nameOfRate(rate)}
          </Button>
        )}
      </SiteDialog>
      {question}
    </>
  );
}

interface Of {
  name: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

const DayField = ({ label, of: { name, value, error, onChange } }: { label: string; of: Of }) => (
  <Field label={label} error={error} required>
    {(aria) => <DayInput aria={aria} name={name} size="large" value={value} onChange={onChange} />}
  </Field>
);

interface ChoiceProps {
  label: string;
  required?: boolean;
  of: Of;
  options: readonly (readonly [value: string, label: string])[];
}
const Choice = ({ label, required = false, of: { name, value, error, onChange }, options }: ChoiceProps) => (
  <Field label={label} error={error} required={required}>
    {(aria) => (
      <SelectBox {...aria} name={name} size="large" value={value} onChange={onChange}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </SelectBox>
    )}
  </Field>
);
