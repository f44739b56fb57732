import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import type { RuleKind } from '#shared/markups/model.ts';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useAction } from '#web/api/use-action.ts';
import { RULE_GONE, showingRules } from './prices-calls.ts';
import { ruleCalls } from './rule-calls.ts';

/** Asks before a rule goes. */
export default function DeleteRuleDialog({
  list,
  rule,
  onClose,
}: {
  list: RuleKind;
  rule: ShownRule;
  onClose(): void;
}) {
  const remove = useAction(ruleCalls[list].remove, {
    quiet: true,
    invalidates: [...showingRules, getLeGroupsForWl],
  });
  const submit = async () => {
    const answer = await remove.mutateAsync({ markupId: rule.markupId });
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
