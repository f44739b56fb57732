import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import type { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { smallText } from '#web/ui/text.ts';
import { askRulesOfOrder } from '../ask-rules-of-order.ts';
import { FareTerms } from '../fare-terms.tsx';

const useStyles = makeStyles({
  box: { display: 'flex', alignItems: 'center', margin: '0 -8px' },
  missing: { ...smallText, margin: '0 0 4px' },
  complaint: { ...smallText, margin: '-8px 0 0', color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  details: ResponseOf<typeof getFlightDetails>;
  accepted: boolean;
  /** Pay was pressed without it. */
  isMissed: boolean;
  onAccept(accepted: boolean): void;
}

/** What the customer confirms before paying. Nobody is asked to accept rules that could not be had. */
export function Consent({ details: { orderId, fareRules, areRulesMissing }, accepted, isMissed, onAccept }: Props) {
  const styles = useStyles();
  const askAgain = async () => {
    const had = await askRulesOfOrder(orderId);
    // A tick that was set without the rules does not accept them.
    if (had) onAccept(false);
    return had;
  };
  return (
    <div data-consent>
      {areRulesMissing && (
        <p className={styles.missing}>
          The airline did not provide the fare rules. Change and cancellation fees may apply.
        </p>
      )}
      <div className={styles.box}>
        <Checkbox
          checked={accepted}
          onChange={(_, { checked }) => onAccept(checked === true)}
          label={
            areRulesMissing
              ? 'The names are correct and I book without the fare rules'
              : 'The names are correct and I accept the fare rules'
          }
          aria-invalid={isMissed}
        />
      </div>
      {isMissed && (
        <p role="alert" className={styles.complaint}>
          Please tick this before you pay.
        </p>
      )}
      <FareTerms
        label={areRulesMissing ? 'Load the fare rules again' : 'Read the fare rules'}
        rules={fareRules}
        areMissing={areRulesMissing}
        onAskAgain={askAgain}
      />
    </div>
  );
}
