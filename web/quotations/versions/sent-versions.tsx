import { makeStyles } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { apart, inList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import type { Kart } from '../builder/kart.ts';
import { versionStates } from './version-states.ts';

const useStyles = makeStyles({
  list: inList('8px'),
  row: apart('16px'),
  quiet: quietLine,
});

/** What was sent of a quotation, the newest first. */
export function SentVersions({ versions, currency }: Pick<Kart, 'versions' | 'currency'>) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  return (
    <ol className={styles.list} aria-label="Sent versions">
      {versions
        .toSorted((one, other) => other.number - one.number)
        .map(({ number, sentAt, sentBy, validTill, state, total }) => (
          <li key={number} className={styles.row}>
            <div>
              Version {number} <Status {...versionStates[state]} isSmall />
              <div className={styles.quiet}>
                {[momentText(sentAt, zone), sentBy, `valid until ${formatDay(validTill)}`].filter(Boolean).join(', ')}
              </div>
            </div>
            <Money minor={total} currency={currency} />
          </li>
        ))}
    </ol>
  );
}
