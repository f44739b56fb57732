import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { explainActivityPrice } from '#shared/activities/markup/explain-activity-price.ts';
import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import type { RequestOf } from '#shared/contract.ts';
import { isRealDay } from '#shared/markups/fields.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inPairs } from '#web/ui/stack.ts';
import { PriceTried } from './price-tried.tsx';

const useStyles = makeStyles({ form: { ...inPairs('8px 12px'), marginBottom: '16px' } });

const NEEDED = 'This is required field.';
const digits = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const;
const isCount = (text: string): boolean => /^\d{1,3}$/.test(text.trim());

/** Tries a price: what a tour option costs a party on a day, and why. */
export default function TryPriceDialog({ isOwn, onClose }: { isOwn: boolean; onClose(): void }) {
  const styles = useStyles();
  const { today } = useSiteDays();
  const { values, field, sends, refuse } = useShortForm({
    ...{ cityId: '', tourOptionId: '', groupId: RETAIL as string, date: today, adults: '2', children: '0' },
  });
  const found = useCall(getActivityMarkUp, { cityId: values.cityId }, { quiet: true });
  const [asked, setAsked] = useState<RequestOf<typeof explainActivityPrice>>();
  const { cities = [], activities = [], groups = [] } = found.data ?? {};
  const submit = () => {
    const errors = {
      ...(!values.tourOptionId && { tourOptionId: NEEDED }),
      ...(!isRealDay(values.date) && { date: 'Please enter a date.' }),
      ...(!isCount(values.adults) && { adults: 'Please enter a whole number.' }),
      ...(!isCount(values.children) && { children: 'Please enter a whole number.' }),
    };
    if (Object.keys(errors).length) return void refuse({ ok: false, code: 'VALIDATION', errors });
    const { tourOptionId, groupId, date } = values;
    setAsked({
      tourOptionId,
      groupId,
      date,
      adults: Number(values.adults),
      children: Number(values.children),
      infants: 0,
    });
  };
  return (
    <SiteDialog
      title="Test a price"
      onClose={onClose}
      actions={[
        { label: 'Close', run: onClose },
        { label: 'Explain', run: submit, primary: true },
      ]}
    >
      <form {...sends(submit)} className={styles.form}>
        <ChoiceField
          {...field('cityId')}
          label="City"
          all="Choose a city"
          options={cities.map(({ id, name }) => [id, name])}
        />
        <ChoiceField
          {...field('tourOptionId')}
          label="Tour option"
          all="Choose a tour option"
          options={activities.flatMap(({ name, options }) =>
            options.map((option) => [option.id, `${name}: ${option.name}`] as const),
          )}
        />
        <Field label="Day of the visit" error={field('date').error}>
          {(aria) => (
            <DayInput aria={aria} name="date" size="large" value={values.date} onChange={field('date').onChange} />
          )}
        </Field>
        {!isOwn && (
          <ChoiceField
            {...field('groupId')}
            label="Group"
            options={[[RETAIL, 'Retail'], ...groups.map(({ id, name }) => [id, name] as const)]}
          />
        )}
        <ShortField {...field('adults')} {...digits} label="Adults" />
        <ShortField {...field('children')} {...digits} label="Children" />
        <button type="submit" hidden />
      </form>
      {asked && <PriceTried key={JSON.stringify(asked)} asked={asked} />}
    </SiteDialog>
  );
}
