import { deleteActivityMarkup } from '#shared/activities/markup/delete-activity-markup.ts';
import type { ActivityRuleShown } from '#shared/activities/markup/rule-fields.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { RULE_GONE, showingActivityRules } from './calls.ts';

/** Asks before a rule goes. */
export default function DeleteRuleDialog({ rule, onClose }: { rule: ActivityRuleShown; onClose(): void }) {
  const remove = useAction(deleteActivityMarkup, { quiet: true, invalidates: showingActivityRules });
  const submit = async () => {
    const answer = await remove.mutateAsync({ id: rule.id });
    const isGone = !answer.ok && answer.code === 'NOT_FOUND';
    if (isGone) showToast(RULE_GONE, 'info');
    else if (answer.ok) showToast('Rule deleted. Prices no longer include it.');
    else showToast(answer.message ?? 'Some error occurred.', 'error');
    if (answer.ok || isGone) onClose();
  };
  return (
    <SiteDialog
      title="Delete this rule?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Delete', run: () => void submit(), primary: true, danger: true, disabled: remove.isPending },
      ]}
    >
      <p>{rule.words}</p>
    </SiteDialog>
  );
}
