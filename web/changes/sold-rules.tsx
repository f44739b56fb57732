import { makeStyles } from '@fluentui/react-components';
import type { FareRule } from '#shared/flights/model.ts';
import { FareRuleSection } from '#web/flights/fare-rule-section.tsx';
import { quietLine, strongLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  summary: { ...strongLine, cursor: 'pointer', padding: '8px 0' },
  meta: { ...quietLine, margin: 0 },
});

/** The fare's rules as they were when it was sold. */
export function SoldRules({ rules }: { rules: readonly FareRule[] }) {
  const styles = useStyles();
  if (rules.length === 0) return <p className={styles.meta}>The airline gave no fare rules when this was sold.</p>;
  return (
    <details>
      <summary className={styles.summary}>Fare rules as sold</summary>
      {rules.map((rule) => (
        <FareRuleSection key={rule.origin + rule.destination} rule={rule} />
      ))}
    </details>
  );
}
