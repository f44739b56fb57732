import { makeStyles, tokens } from '@fluentui/react-components';
import type { FareRule } from '#shared/flights/model.ts';
import SanitizedHtml from '#web/ui/sanitized-html.tsx';
import SiteDialog from '#web/ui/site-dialog.tsx';

const useStyles = makeStyles({
  title: { margin: '12px 0 4px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: tokens.fontWeightSemibold },
  rules: { overflowX: 'auto', overflowWrap: 'anywhere' },
});

/** The airline's rules of the fare, per origin and destination. */
export default function FareRulesDialog({ rules, onClose }: { rules: readonly FareRule[]; onClose(): void }) {
  const styles = useStyles();
  return (
    <SiteDialog title="Fare rules" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      {rules.length === 0 && <p>The airline gave no rules for this fare. Ask us before you book if changes matter to you.</p>}
      {rules.map(({ origin, destination, airline, fareBasis, fareRuleDetail }) => (
        <section key={`${origin}${destination}${fareBasis}`}>
          <h3 className={styles.title}>{origin}–{destination} {airline} {fareBasis}</h3>
          <SanitizedHtml html={fareRuleDetail} className={styles.rules} />
        </section>
      ))}
    </SiteDialog>
  );
}
