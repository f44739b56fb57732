import { makeStyles, tokens } from '@fluentui/react-components';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { COMMISSION_SECTION } from '#shared/markups/model.ts';
import { saveTaxRate } from '#shared/markups/taxes/save-tax-rate.ts';
import type { TaxShown } from '#shared/markups/tax-shown.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inPairs, inRows, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { useAction } from '#web/api/use-action.ts';
import { History } from '#web/ui/history.tsx';
import { showingRules } from './prices-calls.ts';
import { readPercent, valueError } from './read-value.ts';

const useStyles = makeStyles({
  list: { ...plainList, margin: '0 0 16px' },
  row: {
    ...inRows('4px 12px'),
    minHeight: '40px',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flexGrow: 1 },
  meta: quietLine,
  form: inPairs('8px 12px'),
  note: { margin: '0 0 12px' },
});

/** The taxes of the site’s country (in India GST and TDS) with the days they hold from; another rate is set for a day to come. */
export default function TaxesDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const mayEdit = useMay('taxes.edit');
  const { feeTax, hasTds } = siteTaxes(useSite());
  const onFee = `${feeTax} on the Service Fee`;
  const found = useCall(getTaxRates, {}, { quiet: true, staleTime: 0 });
  const save = useAction(saveTaxRate, { quiet: true, invalidates: [getTaxRates, ...showingRules] });
  const { values, field, sends, refuse } = useShortForm({
    kind: 'gst',
    section: COMMISSION_SECTION as string,
    percent: '',
    from: '',
  });
  const submit = async () => {
    const percent = readPercent(values.percent);
    if (percent === undefined)
      return void refuse({ ok: false, code: 'VALIDATION', errors: { percent: valueError(true, '') } });
    const section = values.kind === 'tds' ? { section: values.section } : {};
    const answer = await save.mutateAsync({
      kind: values.kind as 'gst' | 'tds',
      ...section,
      percent,
      from: values.from,
    });
    if (answer.ok) showToast('Tax rate saved. Existing bookings keep their rate.');
    else if (!refuse(answer)) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  const takeBack = async ({ kind, section, from }: TaxShown) => {
    const answer = await save.mutateAsync({ kind, ...(section && { section }), percent: null, from });
    if (answer.ok) showToast('The planned rate was cancelled.');
    else showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  const { data } = found;
  return (
    <SiteDialog
      title="Taxes"
      onClose={onClose}
      actions={[
        { label: 'Close', run: onClose },
        ...(mayEdit ? [{ label: 'Save rate', run: () => void submit(), primary: true, disabled: save.isPending }] : []),
      ]}
    >
      <p className={styles.note}>A rate applies from its date. Bookings keep the taxes they were sold with.</p>
      {found.error && !data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {data?.rates.length === 0 && (
        <p className={styles.note}>No rate is set, so there is no {feeTax} on the Service Fee.</p>
      )}
      {data?.rates.some(({ kind, isInPrices }) => kind === 'gst' && !isInPrices) && (
        <p className={styles.note}>
          Prices contain no {feeTax} while this site has no tax number. It is entered under Settings, Company and
          contact.
        </p>
      )}
      {data && data.rates.length > 0 && (
        <ul className={styles.list} aria-label="Tax rates">
          {data.rates.map((rate) => (
            <li key={`${rate.kind}${rate.section}${rate.from}`} className={styles.row}>
              <div className={styles.name}>
                <div>
                  {rate.kind === 'gst' ? onFee : `TDS ${rate.section}`}, {rate.percent} %
                </div>
                <div className={styles.meta}>
                  from {formatDay(rate.from)}, {rate.by === 'law' ? 'by law' : 'set by this site'}
                  {!rate.isInPrices && ', not part of prices'}
                </div>
              </div>
              {rate.isToday && <Status isSmall tone="done" text="Today" />}
              {mayEdit && rate.by === 'site' && rate.from > data.today && (
                <Button size="small" disabled={save.isPending} onClick={() => void takeBack(rate)}>
                  Cancel rate
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <form {...sends(submit)} className={styles.form}>
          {hasTds && (
            <ChoiceField
              {...field('kind')}
              label="Tax"
              options={[
                ['gst', onFee],
                ['tds', 'TDS'],
              ]}
            />
          )}
          {values.kind === 'tds' && (
            <ShortField
              {...field('section')}
              label="Section"
              hint={`${COMMISSION_SECTION} is the section for commission`}
              maxLength={12}
              autoComplete="off"
            />
          )}
          <ShortField
            {...field('percent')}
            label={hasTds ? 'Percent' : `${onFee}, percent`}
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            contentAfter="%"
          />
          <Field label="From" error={field('from').error}>
            {(aria) => (
              <DayInput
                aria={aria}
                name="from"
                size="large"
                value={values.from}
                min={data?.today}
                onChange={field('from').onChange}
              />
            )}
          </Field>
          <button type="submit" hidden />
        </form>
      )}
      {data && <History label="Tax history" events={data.events} />}
    </SiteDialog>
  );
}
