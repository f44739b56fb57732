import { getLeGroupsForWl } from '#shared/markups/get-le-groups-for-wl.ts';
import type { RuleKind } from '#shared/markups/model.ts';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { showingRules } from './prices-calls.ts';
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
    fallback: 'Some error occurred.',
    invalidates: [...showingRules, getLeGroupsForWl],
  });
  const submit = async () => {
    const answer = await remove.mutateAsync({ markupId: rule.markupId });
    if (!answer.ok) return;
    showToast('Rule deleted. Prices are without it from the next request on.');
    onClose();
  };
  return (
    <SiteDialog
      title="Delete this rule?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Delete', run: () => void submit(), primary: true, disabled: remove.isPending },
      ]}
    >
      <p>{rule.words}</p>
    </SiteDialog>
  );
}
