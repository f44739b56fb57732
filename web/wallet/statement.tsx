import { makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { lazyWithin } from '#web/ui/lazy-part.tsx';
import { paths, toPath } from '#web/app/paths.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import type { ListView } from '#web/ui/list/use-list-address.ts';
import { Page } from '#web/ui/page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { EntryTable } from './entry-table.tsx';
import { restrictionsOf, type StatementView } from './statement-address.ts';
import { SummaryStrip } from './summary-strip.tsx';
import type { useStatement, Whose } from './use-statement.ts';

const StatementFilterForm = lazyWithin(() => import('./statement-filter-form.tsx'));

const useStyles = makeStyles({
  stack: inNarrowColumn('16px'),
  note: { ...quietLine, margin: 0 },
  payments: { margin: 0, paddingLeft: '20px', color: tokens.colorNeutralForeground2 },
});

interface Props {
  /** What it stands in, such as the tabs of one's own account. */
  frame?: ComponentType<Omit<ComponentProps<typeof Page>, 'heading'> & { heading: string }>;
  heading: string;
  lead?: ReactNode;
  actions?: ReactNode;
  whose: Whose;
  view: ListView<StatementView>;
  statement: ReturnType<typeof useStatement>;
  currency: string;
  /** Beside the entries: transfers that were reported. */
  children?: ReactNode;
  /** Whether what stands beside the entries is still asked for. */
  isAsideLoading?: boolean;
}

/**
 * A statement: what it comes to, its entries newest first, and what narrows them. It stands once all that comes above the
 * entries is known, so that nothing in sight moves.
 */
export function Statement({
  frame: Frame = Page,
  heading,
  lead,
  actions,
  whose,
  view,
  statement,
  currency,
  children,
  isAsideLoading = false,
}: Props) {
  const styles = useStyles();
  const { filter, change } = view;
  const { entries, list, payments, summary } = statement;
  const { dayOf } = useSiteDays();
  const chips = restrictionsOf(filter);
  const { from, to, kind } = filter;
  const clear = () => view.clear({ userId: filter.userId, email: filter.email });
  const [hasStood, setStood] = useState(false);
  const isComing = summary.isLoading || isAsideLoading;
  if (!hasStood && !isComing) setStood(true);
  if (!hasStood && isComing)
    return (
      // As high as it is once somebody's name is known.
      <Frame heading={heading} lead={lead || '\u00a0'} actions={actions}>
        <ListBody query={statement.query} isPending label="Loading entries" rowHeight={48}>
          {() => null}
        </ListBody>
      </Frame>
    );
  return (
    <Frame heading={heading} lead={lead} actions={actions}>
      <div className={styles.stack}>
        {summary.data && <SummaryStrip summary={summary.data} />}
        {children}
        <FilterBar
          count={[from, to, kind].filter(Boolean).length}
          search={
            <ListSearch view={view} field="pnr" label="Entries" placeholder="PNR, order or reference" maxLength={80} />
          }
          filter={{ from, to, kind }}
          form={StatementFilterForm}
          onApply={(next) => change({ ...filter, ...next })}
        />
        <FilterChips chips={chips} onChange={change} />
        <ListBody query={statement.query} isPending={statement.isPending} label="Loading entries" rowHeight={48}>
          {() => (
            <>
              {payments.length > 0 && (
                <ul className={styles.payments} aria-label="Paid at a gateway">
                  {payments.map(({ orderId, gateway, amount, at, isRefunded, transactionId }) => (
                    <li key={orderId}>
                      <TextLink inline to={toPath(paths.userPayments, { orderId })}>
                        {formatMoney(amount, currency)} paid by {gateway} on {formatDay(dayOf(at))}
                      </TextLink>
                      , {transactionId ?? `order ${orderId.slice(0, 10)}`}
                      {isRefunded && ', refunded'}
                    </li>
                  ))}
                </ul>
              )}
              {entries.length > 0 ? (
                <EntryTable entries={entries} currency={currency} ofAll={whose === 'site'} />
              ) : (
                payments.length === 0 && (
                  <EmptyState
                    icon="wallet"
                    heading={statement.isNarrowed ? 'No entries found' : 'No entries yet'}
                    action={statement.isNarrowed && <Button onClick={clear}>Clear Filters</Button>}
                  />
                )
              )}
              {statement.lookedBackTo && (
                <p className={styles.note}>Searched back to {formatDay(dayOf(statement.lookedBackTo))}.</p>
              )}
              {!statement.isSearched && (
                <CursorFoot list={list} found={entries.length} isNarrowed={statement.isNarrowed} />
              )}
            </>
          )}
        </ListBody>
      </div>
    </Frame>
  );
}
