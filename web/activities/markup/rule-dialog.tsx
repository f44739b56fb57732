import { makeStyles } from '@fluentui/react-components';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import type { ActivityRuleShown } from '#shared/activities/markup/rule-fields.ts';
import { type MarkupKind, markupKinds, RETAIL } from '#shared/markups/model.ts';
import { symbolOf } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { errorsOf } from '#web/markups/rule-form.ts';
import { readValue, valueTexts } from '#web/markups/value-fields.tsx';
import { useSite } from '#web/site/site.ts';
import { useAskedClose } from '#web/ui/dialog/use-asked-close.tsx';
import { ChangedBanner } from '#web/ui/edit/changed-banner.tsx';
import { saveLabel } from '#web/ui/edit/edit-words.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inPairs } from '#web/ui/stack.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { RULE_GONE, showingActivityRules } from './calls.ts';

const useStyles = makeStyles({ fields: inPairs('8px 12px') });

const kindName: Record<MarkupKind, string> = {
  percentOfBase: 'Percent of the price',
  perPassenger: 'An amount per guest',
  perBooking: 'An amount per booking',
};

const valuesOf = (rule: ActivityRuleShown | undefined, currency: string) => ({
  ...(rule ? valueTexts(rule, currency) : { kind: 'percentOfBase', value: '' }),
  cityId: rule?.ofCityId ?? '',
  activityId: rule?.activityId ?? '',
  groupId: rule?.groupId ?? '',
  validFrom: rule?.validFrom ?? '',
  validTo: rule?.validTo ?? '',
});
type RuleValues = ReturnType<typeof valuesOf>;

interface Props {
  /** As it was opened; left out, a new one is made. */
  rule: ActivityRuleShown | undefined;
  /** An agency's own rules are for all of its customers. */
  isOwn: boolean;
  onClose(): void;
}

/** A rule: what it adds, for what, on which days. */
export default function ActivityRuleDialog({ rule, isOwn, onClose }: Props) {
  const styles = useStyles();
  const { currency } = useSite();
  const edit = useEdit<ActivityRuleShown, RuleValues>({ stands: rule, valueOf: (one) => valuesOf(one, currency) });
  const { form, values, field, says, begin, refused } = useShortForm<keyof RuleValues>(edit.value, edit);
  const found = useCall(getActivityMarkUp, { cityId: values.cityId }, { quiet: true });
  const save = useAction(addActivityMarkUp, { quiet: true, invalidates: showingActivityRules });
  const { close, question } = useAskedClose({ holds: values, mayEdit: true, form, onClose });
  const run = async () => {
    begin();
    const read = readValue(values, currency);
    if ('errors' in read) return refused({ ok: false, code: 'VALIDATION', errors: read.errors });
    const { activityId, groupId, validFrom, validTo } = values;
    const answer = await save.mutateAsync({
      ...(edit.base && { id: edit.base.id, version: edit.base.version }),
      ...read.sent,
      ...{ currency, activityId, groupId, validFrom, validTo },
      cityId: activityId ? '' : values.cityId,
      isOn: edit.base?.isOn ?? true,
    });
    if (answer.ok) {
      showToast('Rule saved. It applies from now on.');
      return onClose();
    }
    if (answer.stands) return edit.meet(answer.stands.rule);
    if (rule && answer.code === 'NOT_FOUND') return refused({ ...answer, message: `${RULE_GONE} It cannot be saved.` });
    refused({ ...answer, errors: errorsOf(answer.errors) });
  };
  const day = (name: 'validFrom' | 'validTo', label: string) => (
    <Field label={label} error={field(name).error}>
      {(aria) => <DayInput aria={aria} name={name} size="large" value={values[name]} onChange={field(name).onChange} />}
    </Field>
  );
  const isPercent = values.kind === 'percentOfBase';
  const { cities = [], activities = [], groups = [] } = found.data ?? {};
  return (
    <>
      <FormDialog
        title={rule ? 'Change rule' : 'New rule'}
        form={form}
        submit={saveLabel(edit.conflict !== undefined)}
        isPending={save.isPending}
        says={says}
        onSubmit={() => void run()}
        onClose={close}
      >
        {edit.conflict && <ChangedBanner now={edit.conflict.now.words} onTakeTheirs={edit.takeTheirs} />}
        <div className={styles.fields}>
          <ChoiceField {...field('kind')} label="Type" options={markupKinds.map((one) => [one, kindName[one]])} />
          <ShortField
            {...field('value')}
            label={isPercent ? 'Percent' : 'Amount'}
            inputMode="decimal"
            maxLength={13}
            autoComplete="off"
            contentBefore={isPercent ? undefined : symbolOf(currency)}
            contentAfter={isPercent ? '%' : undefined}
          />
          <ChoiceField
            {...field('cityId')}
            label="City"
            all="Every city"
            other="Currently set"
            options={cities.map(({ id, name }) => [id, name])}
            onChange={(cityId) => edit.change({ cityId, activityId: '' })}
          />
          <ChoiceField
            {...field('activityId')}
            label="Activity"
            all={values.cityId ? 'Every activity of the city' : 'Every activity'}
            other="Currently set"
            options={activities.map(({ id, name }) => [id, name])}
          />
          {!isOwn && (
            <ChoiceField
              {...field('groupId')}
              label="Group"
              all="Every customer"
              other="Currently set"
              options={[[RETAIL, 'Retail'], ...groups.map(({ id, name }) => [id, name] as const)]}
            />
          )}
        </div>
        <div className={styles.fields}>
          {day('validFrom', 'First day of the visit')}
          {day('validTo', 'Last day of the visit')}
        </div>
      </FormDialog>
      {question}
    </>
  );
}
