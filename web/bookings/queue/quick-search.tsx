import { makeStyles } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { searchTarget } from '#web/ui/shortcuts.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { inGrid } from '#web/ui/stack.ts';
import type { QueueFilter } from './filter-url.ts';

const useStyles = makeStyles({
  root: {
    ...inGrid('4fr 3fr', '8px'),
    flexGrow: 1,
    maxWidth: '420px',
    [upTo600]: { flexBasis: '100%', maxWidth: 'none' },
  },
  go: { display: 'none' },
});

type Words = Pick<QueueFilter, 'PNR' | 'Passenger'>;

/** What is looked for most, in sight: Enter looks, an emptied field lets go at once. `/` leads here. */
export function QuickSearch({ filter, onChange }: { filter: QueueFilter; onChange(filter: QueueFilter): void }) {
  const styles = useStyles();
  const [draft, setDraft] = useState<Words>({ PNR: filter.PNR, Passenger: filter.Passenger });
  const apply = (words: Words) => onChange({ ...filter, PNR: words.PNR.trim(), Passenger: words.Passenger.trim() });
  const write = (more: Partial<Words>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    if (Object.values(more).includes('')) apply(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(draft);
  };
  return (
    <form role="search" aria-label="Tickets" className={styles.root} onSubmit={submit}>
      <InputBox
        {...searchTarget}
        type="search"
        enterKeyHint="search"
        aria-label="PNR/Ticket No"
        placeholder="PNR/Ticket No"
        maxLength={20}
        contentBefore={<Icon name="search" size={16} />}
        value={draft.PNR}
        onChange={(PNR) => write({ PNR })}
      />
      <InputBox
        type="search"
        enterKeyHint="search"
        aria-label="Passenger"
        placeholder="Passenger"
        maxLength={40}
        value={draft.Passenger}
        onChange={(Passenger) => write({ Passenger })}
      />
      <button type="submit" className={styles.go} tabIndex={-1}>
        Search
      </button>
    </form>
  );
}
