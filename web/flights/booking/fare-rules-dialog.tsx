import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { FareRule } from '#shared/flights/model.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { FareRuleSection } from '../fare-rule-section.tsx';

const useStyles = makeStyles({ failed: { color: tokens.colorStatusDangerForeground1 } });

export interface FareRulesProps {
  rules: readonly FareRule[];
  /** The supplier failed to give them: there may be rules all the same. */
  areMissing: boolean;
  /** Asks the supplier once more; false where it failed again. */
  onAskAgain(): Promise<boolean>;
  onClose(): void;
}

/** The airline's rules of the fare, per origin and destination. */
export default function FareRulesDialog({ rules, areMissing, onAskAgain, onClose }: FareRulesProps) {
  const styles = useStyles();
  const [asking, setAsking] = useState<'not' | 'now' | 'failed'>('not');
  const again = async () => {
    setAsking('now');
    setAsking((await onAskAgain()) ? 'not' : 'failed');
  };
  const close = { label: 'Close', run: onClose };
  const askAgain = { label: 'Check again', run: () => void again(), primary: true, disabled: asking === 'now' };
  return (
    <SiteDialog title="Fare rules" onClose={onClose} actions={areMissing ? [close, askAgain] : [close]}>
      {areMissing && (
        <p>
          The fare rules could not be loaded: the airline’s system did not answer. Change and cancellation fees may
          apply that we cannot show you.
        </p>
      )}
      {areMissing && asking === 'failed' && (
        <p role="alert" className={styles.failed}>
          Still no answer. Try again in a minute, or ask us before you book.
        </p>
      )}
      {!areMissing && rules.length === 0 && (
        <p>The airline has published no rules for this fare. Ask us before you book if you may need to change.</p>
      )}
      {rules.map((rule) => (
        <FareRuleSection key={rule.origin + rule.destination + rule.fareBasis} rule={rule} />
      ))}
    </SiteDialog>
  );
}
