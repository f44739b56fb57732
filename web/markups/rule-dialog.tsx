import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { cabins } from '#shared/flights/cabins.ts';
import { getSources } from '#shared/flights/get-sources.ts';
import { getLeGroupsForWl } from '#shared/markups/get-le-groups-for-wl.ts';
import { fareTypes, markupKinds, RETAIL, routeKinds, type RuleKind } from '#shared/markups/model.ts';
import { previewRule } from '#shared/markups/preview-rule.ts';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { symbolOf } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { upTo600 } from '#web/app/theme/breakpoints.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { ShortField } from '#web/ui/short-field.tsx';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { RadioRow } from '#web/users/customers/radio-row.tsx';
import { showingRules } from './prices-calls.ts';
import { ruleCalls } from './rule-calls.ts';
import { cabinName, fareTypeName, kindName, routeKindName } from './rule-choices.ts';
import { draftOf, errorsOf, type RuleValues, titleOf, valuesOf } from './rule-form.ts';
import { RulePreviewView } from './rule-preview.tsx';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '8px 12px',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumn: '1 / -1' },
  warning: {
    margin: '12px 0 0',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
  },
  preview: { marginTop: '12px' },
});

interface Props {
  list: RuleKind;
  /** Left out, a new one is made. */
  rule: ShownRule | undefined;
  onClose(): void;
}

/** A rule of any list: what it does, for what, on which days; tried out before it is saved. */
export default function RuleDialog({ list, rule, onClose }: Props) {
  const styles = useStyles();
  const { currency } = useSite();
  const { form, values, field, refuse } = useShortForm<keyof RuleValues>(valuesOf(rule, currency));
  const groups = useCall(getLeGroupsForWl, {}, { quiet: true });
  const sources = useCall(getSources, {}, { quiet: true });
  const save = useAction(ruleCalls[list].save, { quiet: true, invalidates: [...showingRules, getLeGroupsForWl] });
  const preview = useAction(previewRule, { quiet: true });
  const named = rule ? { markupId: rule.markupId } : {};
  // What was warned of, as it stood then: another value is looked at anew.
  const [warned, setWarned] = useState<{ of: string; text: string }>();
  const stamp = JSON.stringify(values);
  const warning = warned?.of === stamp ? warned.text : undefined;
  const tried = preview.data?.ok && preview.variables && sameDraft() ? preview.data.value : undefined;

  function sameDraft(): boolean {
    const made = draftOf(values, currency);
    return 'draft' in made && JSON.stringify({ list, ...named, ...made.draft }) === JSON.stringify(preview.variables);
  }

  const run = async (isConfirmed: boolean) => {
    const made = draftOf(values, currency);
    if ('errors' in made) return void refuse({ ok: false, code: 'VALIDATION', errors: made.errors });
    const { markupId, version } = rule ?? {};
    const answer = await save.mutateAsync({
      ...(markupId !== undefined && { markupId, version }),
      ...made.draft,
      isConfirmed,
    });
    if (answer.ok) {
      showToast('Rule saved. It holds from the next request on.');
      return onClose();
    }
    if (answer.code === 'RULE_UNUSUAL') return setWarned({ of: stamp, text: answer.message ?? '' });
    if (!refuse({ ...answer, errors: errorsOf(answer.errors) })) showToast(answer.message ?? '', 'error');
  };
  const tryOut = async () => {
    const made = draftOf(values, currency);
    if ('errors' in made) return void refuse({ ok: false, code: 'VALIDATION', errors: made.errors });
    const answer = await preview.mutateAsync({ list, ...named, ...made.draft });
    if (!answer.ok && !refuse({ ...answer, errors: errorsOf(answer.errors) })) showToast(answer.message ?? '', 'error');
  };
  const isPercent = values.kind === 'percentOfBase';
  return (
    <SiteDialog
      title={titleOf(list, rule)}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: warning ? 'Save all the same' : 'Save',
          run: () => void run(warning !== undefined),
          primary: true,
          disabled: save.isPending,
        },
      ]}
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run(warning !== undefined);
        }}
        noValidate
      >
        <div className={styles.wide}>
          <RadioRow
            label="What it does"
            value={values.effect}
            options={[
              { value: 'markup', label: 'Markup' },
              { value: 'discount', label: 'Discount' },
            ]}
            onChange={field('effect').onChange}
          />
        </div>
        <Choice label="Counted as" of={field('kind')} options={markupKinds.map((one) => [one, kindName[one]])} />
        <ShortField
          {...field('value')}
          label={isPercent ? 'Percent' : 'Amount'}
          inputMode="decimal"
          maxLength={13}
          autoComplete="off"
          contentBefore={isPercent ? undefined : symbolOf(currency)}
          contentAfter={isPercent ? '%' : undefined}
        />
        <Choice
          label="Group"
          of={field('groupId')}
          all="Every customer"
          options={[
            [RETAIL, 'Retail'],
            ...(groups.data?.groups ?? []).map(({ id, groupName }) => [id, groupName] as const),
          ]}
        />
        {list !== 'defaults' && (
          <ShortField
            {...field('airlineCode')}
            label="Airline"
            hint={list === 'departures' ? 'Two signs; empty for all' : 'Two signs, like 6E'}
            maxLength={2}
            autoComplete="off"
          />
        )}
        <Choice
          label="Source"
          of={field('supplier')}
          all="Every source"
          options={(sources.data?.sources ?? []).map(({ source }) => [source, source] as const)}
        />
        <Choice
          label="Cabin"
          of={field('cabin')}
          all="Every cabin"
          options={cabins.map((one) => [one, cabinName[one]])}
        />
        <Choice
          label="Fare"
          of={field('fareType')}
          all="Every fare"
          options={fareTypes.map((one) => [one, fareTypeName[one]])}
        />
        <Choice
          label="Route"
          of={field('routeKind')}
          all="Every route"
          options={routeKinds.map((one) => [one, routeKindName[one]])}
        />
        <Field label="First day of sale" error={field('validFrom').error}>
          {(aria) => (
            <DayInput
              aria={aria}
              name="validFrom"
              size="large"
              value={values.validFrom}
              onChange={field('validFrom').onChange}
            />
          )}
        </Field>
        <Field label="Last day of sale" error={field('validTo').error}>
          {(aria) => (
            <DayInput
              aria={aria}
              name="validTo"
              size="large"
              value={values.validTo}
              onChange={field('validTo').onChange}
            />
          )}
        </Field>
        <button type="submit" hidden />
      </form>
      {list === 'departures' && (
        <p className={styles.preview}>It is for all departures until there are some to choose.</p>
      )}
      {warning && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
      <div className={styles.preview}>
        <Button disabledFocusable={preview.isPending} onClick={() => void tryOut()}>
          Preview
        </Button>
      </div>
      {tried && <RulePreviewView of={tried} />}
    </SiteDialog>
  );
}

interface ChoiceProps {
  label: string;
  of: { name: string; value: string; error: string | undefined; onChange(value: string): void };
  /** What an empty choice is called; left out where there is none. */
  all?: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ label, of: { name, value, error, onChange }, all, options }: ChoiceProps) {
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <SelectBox {...aria} name={name} size="large" value={value} onChange={onChange}>
          {all && <option value="">{all}</option>}
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
