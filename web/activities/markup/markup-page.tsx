import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import type { ActivityRuleShown } from '#shared/activities/markup/rule-fields.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { StaleNote } from '#web/ui/list/stale-note.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { showingActivityRules } from './calls.ts';
import { ActivityRuleList } from './rule-list.tsx';

const RuleDialog = lazyPart(() => import('./rule-dialog.tsx'));
const DeleteRuleDialog = lazyPart(() => import('./delete-rule-dialog.tsx'));
const TryPriceDialog = lazyPart(() => import('./try-price-dialog.tsx'));

const useStyles = makeStyles({ order: { ...quietLine, margin: '0 0 12px' } });

type Open =
  | { what: 'try' }
  | { what: 'rule'; rule: ActivityRuleShown | undefined }
  | { what: 'delete'; rule: ActivityRuleShown };

/** `/activities/markup`: what staff add to the site's prices of activities, and an agency for its own customers. */
export default function ActivityMarkupPage() {
  const styles = useStyles();
  const isOwn = useUser()?.userType !== 'staff';
  const mayEdit = useMay('markups.edit') || isOwn;
  const [open, setOpen] = useState<Open>();
  const found = useCall(
    getActivityMarkUp,
    { cityId: '' },
    { quiet: true, staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const save = useAction(addActivityMarkUp, { quiet: true, invalidates: showingActivityRules });
  const close = () => setOpen(undefined);
  const rules = found.data?.rules;
  const makeNew = () => setOpen({ what: 'rule', rule: undefined });
  const toggle = async ({ id, version, kind, currency, amount, percent, ...rule }: ActivityRuleShown) => {
    const { activityId, cityId, groupId, validFrom, validTo, isOn } = rule;
    const answer = await save.mutateAsync({
      ...{ id, version, kind, currency, activityId, cityId, groupId, validFrom, validTo, isOn: !isOn },
      ...(amount !== null && { amount }),
      ...(percent !== null && { percent }),
    });
    if (answer.ok) showToast(isOn ? 'Rule switched off' : 'Rule switched on');
    else showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  return (
    <Page
      heading="Activity markups"
      actions={
        <>
          <Button onClick={() => setOpen({ what: 'try' })}>Test a price</Button>
          {mayEdit && (
            <Button appearance="primary" icon={<Icon name="plus" />} onClick={makeNew}>
              New rule
            </Button>
          )}
        </>
      }
    >
      <p className={styles.order}>
        {isOwn
          ? 'What you add for your own customers. It is never part of what you pay. Only one rule applies to a price: the one for the activity, then for its city, then for some days. Of two alike, the newer applies.'
          : 'Only one rule applies to a price: the one for the activity, then for its city, its group, then for some days. Of two alike, the newer applies.'}
      </p>
      {found.error &&
        (found.data ? (
          <StaleNote onRetry={() => void found.refetch()} />
        ) : (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ))}
      {found.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {rules?.length === 0 && (
        <EmptyState
          heading="No rules yet"
          text={isOwn ? 'Your customers see the prices that you pay.' : 'Activities are sold at their rates.'}
          action={mayEdit && <Button onClick={makeNew}>New rule</Button>}
        />
      )}
      {rules !== undefined && rules.length > 0 && (
        <ActivityRuleList
          rules={rules}
          mayEdit={mayEdit}
          isSaving={save.isPending}
          onToggle={(rule) => void toggle(rule)}
          onEdit={(rule) => setOpen({ what: 'rule', rule })}
          onDelete={(rule) => setOpen({ what: 'delete', rule })}
        />
      )}
      {open?.what === 'rule' && <RuleDialog rule={open.rule} isOwn={isOwn} onClose={close} />}
      {open?.what === 'delete' && <DeleteRuleDialog rule={open.rule} onClose={close} />}
      {open?.what === 'try' && <TryPriceDialog isOwn={isOwn} onClose={close} />}
    </Page>
  );
}
