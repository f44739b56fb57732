import { makeStyles, Switch } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { inGrid } from '#web/ui/stack.ts';
import { heardOnly, quietInLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { PricesNote } from './prices-note.tsx';
import type { SearchState } from './use-search.ts';

const useStyles = makeStyles({
  // The switch, which comes once it is known who asks, finds its room taken already at every width: nothing below it
  // moves.
  bar: {
    ...inGrid('auto minmax(0, 1fr) auto', '12px 16px'),
    gridTemplateAreas: '"sort sort net" "count prices prices"',
    alignItems: 'start',
    marginBottom: '12px',
    [upTo768]: { gridTemplateAreas: '"sort sort sort" "count count count" "prices prices net"', rowGap: 0 },
  },
  sort: { gridArea: 'sort', minWidth: 0, [upTo768]: { marginBottom: '12px' } },
  net: { gridArea: 'net', justifySelf: 'end', [upTo768]: { '& label': { paddingRight: '4px' } } },
  netOf: { [upTo768]: heardOnly },
  count: { ...quietInLine, gridArea: 'count', alignSelf: 'center' },
  prices: {
    ...quietInLine,
    gridArea: 'prices',
    justifySelf: 'end',
    alignSelf: 'center',
    [upTo768]: { justifySelf: 'start', minHeight: '40px', display: 'flex', alignItems: 'center' },
  },
});

interface Props {
  /** The tabs that order the flights. */
  sort: ReactNode;
  /** How many flights the filters leave. */
  shown: number;
  state: SearchState;
  showNet: boolean;
  onShowNet(show: boolean): void;
}

/** What stands over the flights: their order, how many there are and of whom, what their prices are. */
export function ResultsBar({ sort, shown, state, showNet, onShowNet }: Props) {
  const styles = useStyles();
  const userType = useUser()?.userType;
  const isStaff = userType === 'staff';
  return (
    <div className={styles.bar}>
      <div className={styles.sort}>{sort}</div>
      {(isStaff || userType === 'travelAgent') && (
        <Switch
          className={styles.net}
          label={
            <>
              Net<span className={styles.netOf}> and markup</span>
            </>
          }
          labelPosition="before"
          checked={showNet}
          onChange={(_, { checked }) => onShowNet(checked)}
        />
      )}
      <div className={styles.count} role="status">
        {state.offers.length === 0 && state.isSearching
          ? 'Searching for flights'
          : `${shown} ${shown === 1 ? 'flight' : 'flights'}`}
        {state.asked > 0 && ` · ${state.answered} of ${state.asked} suppliers answered`}
        {isStaff && state.failed.length > 0 && !state.isSearching && ` · no answer from ${state.failed.join(', ')}`}
      </div>
      <PricesNote className={styles.prices} />
    </div>
  );
}
