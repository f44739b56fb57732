import type { FareRule } from '#shared/flights/model.ts';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { FareRuleSection } from '../fare-rule-section.tsx';

/** The airline's rules of the fare, per origin and destination. */
export default function FareRulesDialog({ rules, onClose }: { rules: readonly FareRule[]; onClose(): void }) {
  return (
    <SiteDialog title="Fare rules" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      {rules.length === 0 && (
        <p>The airline gave no rules for this fare. Ask us before you book if changes matter to you.</p>
      )}
      {rules.map((rule) => (
        <FareRuleSection key={rule.origin + rule.destination + rule.fareBasis} rule={rule} />
      ))}
    </SiteDialog>
  );
}
