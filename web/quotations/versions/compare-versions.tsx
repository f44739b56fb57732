import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import type { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { addDays } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { apartInRows } from '#web/ui/stack.ts';
import { changesText, CompareTable, pairsOf } from './compare-table.tsx';

type Version = ResponseOf<typeof getQuotation>['versions'][number];

const useStyles = makeStyles({ root: apartInRows('8px 16px') });

/** What differs between two versions: in a line, and line by line once somebody asks. */
export default function CompareVersions({ before, after }: { before: Version; after: Version }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const pairs = pairsOf(before.lines, after.lines);
  const words = changesText(pairs);
  const apart = after.total !== null && before.total !== null ? after.total - before.total : 0;
  const money = apart && `${formatMoney(Math.abs(apart), after.currency)} ${apart > 0 ? 'more' : 'less'}`;
  const said = [money, words && `lines: ${words}`].filter(Boolean).join('. ');
  return (
    <Card aria-label="What changed">
      <div className={styles.root}>
        <span>
          Compared with version {before.number}: {said || 'no differences'}.
        </span>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide changes' : 'Show changes'}
        </Button>
      </div>
      {isOpen && (
        <CompareTable
          pairs={pairs}
          names={[`Version ${before.number}`, `Version ${after.number}`]}
          onlyChanged
          dateOf={(day) => addDays(after.arrivalDate, day - 1)}
          currency={after.currency}
        />
      )}
    </Card>
  );
}
