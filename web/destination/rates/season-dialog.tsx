import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { copyTourOptionRateSeason } from '#shared/destination/rates/copy-tour-option-rate-season.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import { spanWords } from '#shared/destination/rates/rate-words.ts';
import type { RatedMarket } from '#shared/destination/rates/rate-shown.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { useAction } from '#web/api/use-action.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { MEANWHILE } from '#web/ui/edit/edit-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useAskedClose } from '#web/ui/dialog/use-asked-close.tsx';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { quietInLine, quietLine } from '#web/ui/text.ts';
import { MarketField } from './market-field.tsx';
import { showingRates } from './rate-calls.ts';

const useStyles = makeStyles({
  form: inGrid('minmax(0, 1fr) minmax(0, 1fr)', '8px 12px'),
  wide: { gridColumn: '1 / -1' },
  note: { ...quietInLine, margin: '8px 0' },
  list: { ...plainList, margin: '12px 0 0' },
  row: {
    ...inGrid('minmax(0, 1fr) auto auto', '2px 16px'),
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gap: '2px 8px' },
  },
  name: { fontWeight: 500, overflowWrap: 'anywhere' },
  meta: quietLine,
  old: { color: tokens.colorNeutralForeground3, textAlign: 'right' },
  fresh: { textAlign: 'right', fontWeight: 500 },
});

type Season = ResponseOf<typeof copyTourOptionRateSeason>;
type Row = Season['rates'][number];

interface Props {
  kind: RateKind;
  tourOptionId: string;
  markets: readonly RatedMarket[];
  marketId: string;
  /** Years in which rates begin, by market; the newest first. */
  yearsOf(marketId: string): readonly number[];
  /** Copied: the year that there are rates for now. */
  onDone(year: number, marketId: string): void;
  onClose(): void;
}

const wholePercent = /^[-−]?\d{1,3}(?:\.\d{1,2})?$/;
const readPercent = (text: string): number | undefined => {
  const plain = text.replace(/[%\s]/g, '').replace('−', '-');
  return wholePercent.test(plain) ? Number(plain) : undefined;
};

/** Last season's rates a year on, with a percentage: looked at before it is done. */
export default function SeasonDialog({ kind, tourOptionId, markets, marketId, yearsOf, onDone, onClose }: Props) {
  const styles = useStyles();
  const [withCosts, setWithCosts] = useState(true);
  const { form, values, field, refuse } = useShortForm<'marketId' | 'fromYear' | 'percent'>({
    marketId,
    fromYear: String(yearsOf(marketId)[0] ?? ''),
    percent: '0',
  });
  const { close, question } = useAskedClose({ holds: [values, withCosts], mayEdit: true, form, onClose });
  const look = useAction(copyTourOptionRateSeason, { quiet: true });
  const copy = useAction(copyTourOptionRateSeason, { quiet: true, invalidates: showingRates });
  const years = yearsOf(values.marketId);
  const fromYear = Number(values.fromYear);

  const wanted = () => {
    const percent = readPercent(values.percent);
    if (percent === undefined) {
      refuse({
        ok: false,
        code: 'VALIDATION',
        errors: { percent: 'Please enter a percentage with at most two decimals.' },
      });
      return undefined;
    }
    return { tourOptionId, marketId: values.marketId, kind, fromYear, percent, withCosts };
  };
  const of = JSON.stringify([values, withCosts]);
  const [lookedAt, setLookedAt] = useState('');
  const season = lookedAt === of && look.data?.ok ? look.data.value : undefined;

  const preview = async () => {
    const request = wanted();
    if (!request) return;
    const answer = await look.mutateAsync({ ...request, isPreview: true });
    if (answer.ok) setLookedAt(of);
    else if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  const run = async () => {
    const request = wanted();
    if (!request || !season) return;
    const answer = await copy.mutateAsync({ ...request, isPreview: false, orderVersion: season.orderVersion });
    if (answer.ok) {
      const { copies } = answer.value;
      showToast(`${copies} ${copies === 1 ? 'rate' : 'rates'} copied to ${fromYear + 1}.`);
      onDone(fromYear + 1, values.marketId);
      return onClose();
    }
    setLookedAt('');
    if (answer.stands) showToast(`${MEANWHILE} Please check the preview again.`, 'error');
    else if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  return (
    <>
      <SiteDialog
        title="Copy a season"
        onClose={close}
        actions={[
          { label: 'Cancel', run: close },
          season
            ? {
                label: season.copies === 1 ? 'Copy 1 rate' : `Copy ${season.copies} rates`,
                run: () => void run(),
                primary: true,
                disabled: season.copies === 0 || copy.isPending,
              }
            : { label: 'Preview', run: () => void preview(), primary: true, disabled: look.isPending || !years.length },
        ]}
      >
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void (season ? run() : preview());
          }}
        >
          <MarketField
            {...field('marketId')}
            markets={markets}
            onChange={(id) => {
              field('marketId').onChange(id);
              field('fromYear').onChange(String(yearsOf(id)[0] ?? ''));
            }}
          />
          <Field label="Rates starting in" error={field('fromYear').error}>
            {(aria) => (
              <SelectBox
                {...aria}
                name="fromYear"
                size="large"
                value={values.fromYear}
                onChange={field('fromYear').onChange}
              >
                {years.map((year) => (
                  <option key={year} value={year}>
                    {year}, to {year + 1}
                  </option>
                ))}
              </SelectBox>
            )}
          </Field>
          <ShortField
            {...field('percent')}
            label="Price increase"
            hint="A negative value lowers prices"
            inputMode="text"
            autoComplete="off"
            maxLength={8}
            contentAfter="%"
          />
          <div className={styles.wide}>
            <Checkbox label="Raise costs by the same percentage" checked={withCosts} onChange={setWithCosts} />
          </div>
          <button type="submit" hidden />
        </form>
        {years.length === 0 && <p className={styles.note}>This market has no rates yet.</p>}
        <p className={styles.note}>
          Dates move by one year. Percentages are rounded to the smallest currency unit. Existing copies are not made
          again.
        </p>
        {season && <Preview season={season} />}
        {season && <Button onClick={() => setLookedAt('')}>Change</Button>}
      </SiteDialog>
      {question}
    </>
  );
}

function Preview({ season: { rates, currency } }: { season: Season }) {
  const styles = useStyles();
  if (!rates.length) return <p className={styles.note}>No rates of this market start in that year.</p>;
  return (
    <ul className={styles.list} aria-label="Rates to copy">
      {rates.map((row) => (
        <li key={row.rateId} className={styles.row}>
          <div>
            <div className={styles.name}>
              {row.description || spanWords(row.from.validFromDate, row.from.validTillDate)}
            </div>
            <div className={styles.meta}>
              {row.to.validFromDate ? spanWords(row.to.validFromDate, row.to.validTillDate) : 'Not copied'}
            </div>
            {row.note && <div className={styles.meta}>{row.note}</div>}
          </div>
          <Amounts amounts={paid(row, row.from.amounts)} currency={currency} className={styles.old} />
          <Amounts
            amounts={row.isCopied ? paid(row, row.to.amounts) : []}
            currency={currency}
            className={styles.fresh}
          />
        </li>
      ))}
    </ul>
  );
}

/** Amounts without those that nobody pays, such as an infant's. */
const paid = ({ from }: Row, amounts: Row['from']['amounts']) =>
  amounts.filter((_, at) => at === 0 || from.amounts[at]);

function Amounts({
  amounts,
  currency,
  className,
}: {
  amounts: Row['from']['amounts'];
  currency: string;
  className: string;
}) {
  return (
    <div className={className}>
      {amounts.map((minor, at) =>
        minor === null ? null : (
          <div key={at}>
            <Money minor={minor} currency={currency} />
          </div>
        ),
      )}
    </div>
  );
}
