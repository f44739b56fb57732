import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { type Cabin, cabins } from '#shared/flights/cabins.ts';
import { isRealDay } from '#shared/markups/fields.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { RETAIL, routeKinds } from '#shared/markups/model.ts';
import { symbolOf, toMinor } from '#shared/money.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inPairs } from '#web/ui/stack.ts';
import ExplainedPrice, { type AskedPrice } from './explained-price.tsx';
import { readAmount, valueError } from './read-value.ts';
import { cabinName, routeKindName } from './rule-choices.ts';

const useStyles = makeStyles({
  form: { ...inPairs('8px 12px'), marginBottom: '16px' },
});

/** Whole units of a fare to begin with. */
const BEGIN = 5000;

/** Tries a price: what a made-up flight would cost somebody, and why. */
export default function TryPriceDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const { currency } = useSite();
  const { today } = useSiteDays();
  const groups = useCall(getLeGroupsForWl, {}, { quiet: true });
  const { values, field, sends, refuse } = useShortForm({
    groupId: RETAIL as string,
    netFare: String(BEGIN),
    commission: '0',
    airlineCode: '',
    cabin: 'Economy',
    routeKind: '',
    day: today,
  });
  const [asked, setAsked] = useState<AskedPrice>();
  const submit = () => {
    const [netFare, commission] = [values.netFare, values.commission].map((text) => readAmount(text, currency));
    const errors = {
      ...(!netFare && { netFare: valueError(false, currency) }),
      ...(commission === undefined && { commission: valueError(false, currency) }),
      ...(!/^([A-Za-z0-9]{2})?$/.test(values.airlineCode.trim()) && {
        airlineCode: 'Please enter a two-character airline code, such as 6E.',
      }),
      ...(!isRealDay(values.day) && { day: 'Please enter a date.' }),
    };
    if (Object.keys(errors).length) return void refuse({ ok: false, code: 'VALIDATION', errors });
    setAsked({
      groupId: values.groupId,
      netFare: netFare ?? toMinor(BEGIN, currency),
      commission,
      airlineCode: values.airlineCode.trim().toUpperCase(),
      cabin: values.cabin as Cabin,
      routeKind: values.routeKind as AskedPrice['routeKind'],
      day: values.day,
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
          {...field('groupId')}
          label="Group"
          options={[
            [RETAIL, 'Retail'],
            ...(groups.data?.groups ?? []).map(({ id, groupName }) => [id, groupName] as const),
          ]}
        />
        <ShortField {...field('airlineCode')} label="Airline" hint="Two characters, e.g. 6E" maxLength={2} />
        <ShortField
          {...field('netFare')}
          label="Net fare per adult"
          inputMode="decimal"
          maxLength={13}
          contentBefore={symbolOf(currency)}
        />
        <ShortField
          {...field('commission')}
          label="Commission"
          inputMode="decimal"
          maxLength={13}
          contentBefore={symbolOf(currency)}
        />
        <ChoiceField {...field('cabin')} label="Cabin" options={cabins.map((one) => [one, cabinName[one]])} />
        <ChoiceField
          {...field('routeKind')}
          label="Route"
          all="Not specified"
          options={routeKinds.map((one) => [one, routeKindName[one]])}
        />
        <Field label="Sold on" error={field('day').error}>
          {(aria) => (
            <DayInput aria={aria} name="day" size="large" value={values.day} onChange={field('day').onChange} />
          )}
        </Field>
        <button type="submit" hidden />
      </form>
      {asked && <ExplainedPrice key={JSON.stringify(asked)} asked={asked} />}
    </SiteDialog>
  );
}
