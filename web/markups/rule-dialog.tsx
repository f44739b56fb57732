import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { cabins } from '#shared/flights/cabins.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { fareTypes, RETAIL, routeKinds, type RuleKind } from '#shared/markups/model.ts';
import { previewRule } from '#shared/markups/rules/preview-rule.ts';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField, type ChoiceOption } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { ChangedBanner } from '#web/ui/edit/changed-banner.tsx';
import { saveLabel } from '#web/ui/edit/edit-words.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useAskedClose } from '#web/ui/dialog/use-asked-close.tsx';
import { inPairs } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { useAction } from '#web/api/use-action.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { RULE_GONE, showingRules } from './prices-calls.ts';
import { ruleCalls } from './rule-calls.ts';
import { cabinName, fareTypeName, routeKindName } from './rule-choices.ts';
import { draftOf, errorsOf, type RuleValues, titleOf, valuesOf } from './rule-form.ts';
import { RulePreviewView } from './rule-preview.tsx';
import { ValueFields } from './value-fields.tsx';

const useStyles = makeStyles({
  fields: inPairs('8px 12px'),
  wide: { gridColumn: '1 / -1' },
  note: { margin: 0 },
  warning: { ...warningSurface, margin: 0 },
});

interface Props {
  list: RuleKind;
  /** As it was opened; left out, a new one is made. */
  rule: ShownRule | undefined;
  onClose(): void;
}

/** What it comes to is read together. */
const meanings = [{ by: ['effect', 'kind'], fields: ['value'] }] as const;

const named = <K extends string>(names: Record<K, string>, values: readonly K[]): ChoiceOption[] =>
  values.map((one) => [one, names[one]]);

/** A rule of any list: what it does, for what, on which days; tried out before it is saved. */
export default function RuleDialog({ list, rule, onClose }: Props) {
  const styles = useStyles();
  const { currency } = useSite();
  const edit = useEdit<ShownRule, RuleValues>({ stands: rule, valueOf: (one) => valuesOf(one, currency), meanings });
  const { form, values, field, says, begin, refused } = useShortForm<keyof RuleValues>(edit.value, edit);
  const groups = useCall(getLeGroupsForWl, {}, { quiet: true });
  const sources = useCall(getSources, {}, { quiet: true });
  const save = useAction(ruleCalls[list].save, { quiet: true, invalidates: [...showingRules, getLeGroupsForWl] });
  const preview = useAction(previewRule, { quiet: true });
  const { close, question } = useAskedClose({ holds: values, mayEdit: true, form, onClose });
  const about = rule ? { markupId: rule.markupId } : {};
  // What was warned of, as it stood then: another value is looked at anew.
  const [warned, setWarned] = useState<{ of: string; text: string }>();
  const stamp = JSON.stringify(values);
  const warning = warned?.of === stamp ? warned.text : undefined;
  const said = useRef<HTMLParagraphElement>(null);
  // It stands below a long form, wherever that was scrolled to.
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'nearest' });
  }, [warning]);
  const made = draftOf(values, currency);
  const isTried =
    'draft' in made && JSON.stringify({ list, ...about, ...made.draft }) === JSON.stringify(preview.variables);
  const tried = isTried && preview.data?.ok ? preview.data.value : undefined;

  const run = async () => {
    begin();
    if ('errors' in made) return refused({ ok: false, code: 'VALIDATION', errors: made.errors });
    const answer = await save.mutateAsync({
      ...about,
      ...(edit.base && { version: edit.base.version }),
      ...made.draft,
      isConfirmed: warning !== undefined,
    });
    if (answer.ok) {
      showToast('Rule saved. It applies from now on.');
      return onClose();
    }
    if (answer.code === 'RULE_UNUSUAL') return setWarned({ of: stamp, text: answer.message ?? '' });
    if (answer.stands) return edit.meet(answer.stands.rule);
    if (rule && answer.code === 'NOT_FOUND') return refused({ ...answer, message: `${RULE_GONE} It cannot be saved.` });
    refused({ ...answer, errors: errorsOf(answer.errors) });
  };
  const tryOut = async () => {
    begin();
    if ('errors' in made) return refused({ ok: false, code: 'VALIDATION', errors: made.errors });
    const answer = await preview.mutateAsync({ list, ...about, ...made.draft });
    if (!answer.ok) refused({ ...answer, errors: errorsOf(answer.errors) });
  };
  const day = (name: 'validFrom' | 'validTo', label: string) => (
    <Field label={label} error={field(name).error}>
      {(aria) => <DayInput aria={aria} name={name} size="large" value={values[name]} onChange={field(name).onChange} />}
    </Field>
  );
  return (
    <>
      <FormDialog
        title={titleOf(list, rule)}
        form={form}
        submit={warning ? 'Save anyway' : saveLabel(edit.conflict !== undefined)}
        isPending={save.isPending}
        says={says}
        onSubmit={() => void run()}
        onClose={close}
      >
        {edit.conflict && <ChangedBanner now={edit.conflict.now.words} onTakeTheirs={edit.takeTheirs} />}
        <div className={styles.fields}>
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
          <ValueFields field={field} currency={currency} />
          <ChoiceField
            {...field('groupId')}
            label="Group"
            all="Every customer"
            other="Currently set"
            options={[
              [RETAIL, 'Retail'],
              ...(groups.data?.groups ?? []).map(({ id, groupName }) => [id, groupName] as const),
            ]}
          />
          {list !== 'defaults' && (
            <ShortField
              {...field('airlineCode')}
              label="Airline"
              hint={list === 'departures' ? 'Two characters, e.g. 6E; leave empty for all' : 'Two characters, e.g. 6E'}
              maxLength={2}
              autoComplete="off"
            />
          )}
          <ChoiceField
            {...field('supplier')}
            label="Source"
            all="Every source"
            options={(sources.data?.sources ?? []).map(({ source }) => [source, source])}
          />
          <ChoiceField {...field('cabin')} label="Cabin" all="Every cabin" options={named(cabinName, cabins)} />
          <ChoiceField {...field('fareType')} label="Fare" all="Every fare" options={named(fareTypeName, fareTypes)} />
          <ChoiceField
            {...field('routeKind')}
            label="Route"
            all="Every route"
            options={named(routeKindName, routeKinds)}
          />
          {day('validFrom', 'First day of sale')}
          {day('validTo', 'Last day of sale')}
        </div>
        {list === 'departures' && (
          <p className={styles.note}>Applies to all departures until you can choose from some.</p>
        )}
        {warning && (
          <p ref={said} className={styles.warning} role="alert">
            {warning}
          </p>
        )}
        <div>
          <Button disabledFocusable={preview.isPending} onClick={() => void tryOut()}>
            Preview
          </Button>
        </div>
        {tried && <RulePreviewView of={tried} />}
      </FormDialog>
      {question}
    </>
  );
}
