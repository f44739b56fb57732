import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Usage } from '#shared/keys/get-usage.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid, inNarrowColumn, plainList } from '#web/ui/stack.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...inNarrowColumn('8px'), justifyItems: 'start' },
  list: { ...plainList, width: '100%' },
  row: {
    ...inGrid('84px 64px minmax(0, 1fr)', '12px'),
    alignItems: 'center',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  call: { overflowWrap: 'anywhere' },
  meta: quietLine,
  request: { ...quietLine, display: 'block' },
});

/** Answers that are shown at first. */
const FEW = 5;

const toneOf = (status: number): StatusTone =>
  status < 400 ? 'done' : status === 429 || status >= 500 ? 'urgent' : 'waiting';
/** `flights.search.search-flights` as the document names its operation; people read `searchFlights`. */
const callName = (call: string): string =>
  call.slice(call.lastIndexOf('.') + 1).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The last answers of a key, a few at first. */
export function LastAnswers({ answers, zone, today }: Pick<Usage, 'answers'> & { zone: string; today: string }) {
  const styles = useStyles();
  const [isWhole, setWhole] = useState(false);
  const timeOf = (at: string) => {
    const local = msToLocal(Date.parse(at), zone);
    return local.slice(0, 10) === today
      ? `${local.slice(11)}:${at.slice(17, 19)}`
      : `${formatDay(local, { year: false })}, ${local.slice(11)}`;
  };
  if (answers.length === 0)
    return <span className={styles.meta}>No answers yet. They appear with the first call.</span>;
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-label="Last answers">
        {answers.slice(0, isWhole ? undefined : FEW).map(({ at, call, status, requestId }, nth) => (
          <li key={`${at} ${nth}`} className={styles.row}>
            <span className={styles.meta}>{timeOf(at)}</span>
            <Status isSmall tone={toneOf(status)} text={String(status)} />
            <span className={styles.call}>
              {callName(call)}
              <span className={styles.request}>{requestId}</span>
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && answers.length > FEW && (
        <Button appearance="subtle" onClick={() => setWhole(true)}>
          Show all {answers.length}
        </Button>
      )}
    </div>
  );
}
