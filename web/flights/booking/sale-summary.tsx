import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { fareSummary } from '#shared/flights/fare-summary.ts';
import type { FareDetail } from '#shared/flights/model.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useSite } from '#web/site/site.ts';
import { useUser } from '#web/app/session/session.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { smallInLine } from '#web/ui/text.ts';
import { ExplainedLabel } from './passengers/explained-label.tsx';

const useStyles = makeStyles({
  list: { ...inColumn('8px'), margin: 0, [upTo768]: { gap: '12px' } },
  line: apart('16px'),
  amount: { margin: 0, textAlign: 'right' },
  off: { color: tokens.colorStatusSuccessForeground1 },
  total: {
    alignItems: 'center',
    marginTop: '4px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  toggle: {
    ...bareButton,
    ...focusRing,
    ...smallInLine,
    justifySelf: 'start',
    padding: '4px 0',
    [upTo768]: { minHeight: '40px' },
    color: tokens.colorBrandForegroundLink,
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** Staff and agents may hide what the price is made of, unless a markup exists (spec: flights-and-shell 6). */
export const mayHideDetails = (fare: Pick<FareDetail, 'markup'>, userType: string | undefined): boolean =>
  fare.markup === 0 && (userType === 'staff' || userType === 'travelAgent');

/** The sale summary, Total Fare last; each line explains itself. */
export function SaleSummary({ fare }: { fare: FareDetail }) {
  const styles = useStyles();
  const mayHide = mayHideDetails(fare, useUser()?.userType);
  const [hidden, setHidden] = useState(false);
  const lines = fareSummary(fare, siteTaxes(useSite()).feeTax);
  const total = lines.at(-1)!;
  const shown = mayHide && hidden ? [] : lines.slice(0, -1);
  return (
    <div className={styles.list}>
      <dl className={styles.list}>
        {shown.map(({ label, minor, explanation }) => (
          <div key={label} className={styles.line}>
            <dt>
              <ExplainedLabel label={label} explanation={explanation} />
            </dt>
            <dd className={mergeClasses(styles.amount, minor < 0 && styles.off)}>
              <Money minor={minor} currency={fare.currency} />
            </dd>
          </div>
        ))}
        <div className={mergeClasses(styles.line, styles.total)}>
          <dt>{total.label}</dt>
          <dd className={styles.amount}>
            <Money minor={total.minor} currency={fare.currency} large />
          </dd>
        </div>
      </dl>
      {mayHide && (
        <button type="button" className={styles.toggle} aria-expanded={!hidden} onClick={() => setHidden(!hidden)}>
          {hidden ? 'Show Details' : 'Hide Details'}
        </button>
      )}
    </div>
  );
}
