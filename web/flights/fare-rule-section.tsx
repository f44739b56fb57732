import { makeStyles, tokens } from '@fluentui/react-components';
import type { FareRule } from '#shared/flights/model.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { cardHeading, looseSmallText } from '#web/ui/text.ts';

const SanitizedHtml = lazyPart(() => import('#web/ui/sanitized-html.tsx'));

const useStyles = makeStyles({
  title: { ...cardHeading, margin: '0 0 8px' },
  root: { marginBottom: '16px' },
  // An airline's text as it comes: words break only where they would not fit at all.
  rules: {
    overflowX: 'auto',
    overflowWrap: 'break-word',
    ...looseSmallText,
    '& table': { width: '100%', borderCollapse: 'collapse', margin: '8px 0' },
    '& th, & td': {
      padding: '6px 12px 6px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& th': { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
    '& p': { margin: '0 0 8px' },
    '& ul, & ol': { margin: '8px 0', paddingLeft: '20px' },
  },
});

/** The rules of one origin and destination in the airline's words. */
export function FareRuleSection({
  rule: { origin, destination, airline, fareBasis, fareRuleDetail },
}: {
  rule: FareRule;
}) {
  const styles = useStyles();
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>
        {origin}–{destination} {airline} {fareBasis}
      </h3>
      <SanitizedHtml html={fareRuleDetail} className={styles.rules} />
    </section>
  );
}
