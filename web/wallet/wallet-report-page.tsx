import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { Statement } from './statement.tsx';
import { statementAddress } from './statement-address.ts';
import { useStatement } from './use-statement.ts';

const AddMoneyDialog = lazyPart(() => import('./add-money-dialog.tsx'));
const HouseAccounts = lazyPart(() => import('./house-accounts.tsx'));
const LimitChanges = lazyPart(() => import('./limit-changes.tsx'));
const CreditLimitDialog = lazyPart(() => import('./credit-limit-dialog.tsx'));

/** `/staff/walletReport/?email=`: a customer's statement, by `userId` too; without either the entries of all wallets. */
export default function WalletReportPage() {
  const view = useListAddress(statementAddress);
  const { currency } = useSite();
  const { dayOf } = useSiteDays();
  const holds = useRights();
  const me = useUser();
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('add') === '1';
  const [open, setOpen] = useState<'money' | 'limit' | undefined>(isAsked ? 'money' : undefined);
  // What opened the form leaves the address: a reload, or Back to here, opens no second one.
  useEffect(() => {
    if (!isAsked) return;
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('add');
        return next;
      },
      { replace: true },
    );
  }, [isAsked, setQuery]);
  const { userId, email, from, to, kind, pnr } = view.filter;
  const whose = userId || email ? 'customer' : 'site';
  const statement = useStatement(whose, view.filter);
  const summary = whose === 'customer' ? statement.summary.data : undefined;
  const failed = whose === 'customer' ? statement.summary.error : null;
  if (failed && isNotThere(failed.failure))
    return (
      <EmptyState
        page
        icon="wallet"
        heading="No such customer"
        text="No customer on this site has this email or number."
        link={{ to: paths.staffCustomers, label: 'Customers' }}
      />
    );
  const isOwn = summary?.userId === me?.id;
  const may = (asked: 'wallet.credit' | 'wallet.limit') =>
    summary !== undefined && Boolean(summary.userId) && !isOwn && holds(asked);
  const credit = summary && summary.creditLimit > 0 && `credit limit ${formatMoney(summary.creditLimit, currency)}`;
  const until = summary?.creditLimitUntil ? dayOf(summary.creditLimitUntil) : '';
  const lead =
    whose === 'site'
      ? 'Entries of all wallets.'
      : [summary?.name, summary?.email, credit, credit && until && `until ${formatDay(until)}`]
          .filter(Boolean)
          .join(', ');
  const customer = summary && { userId: summary.userId, name: summary.name };
  return (
    <>
      <Statement
        heading="Wallet report"
        lead={lead}
        actions={
          <>
            <DownloadButton
              request={{ list: 'walletEntries', filter: { from, to, kind, cursor: '', userId, email } }}
              refused={pnr ? 'The Excel file follows the filters, not the search.' : undefined}
            />
            {may('wallet.limit') && <Button onClick={() => setOpen('limit')}>Credit limit</Button>}
            {may('wallet.credit') && (
              <Button appearance="primary" onClick={() => setOpen('money')}>
                Add Money
              </Button>
            )}
          </>
        }
        whose={whose}
        view={view}
        statement={statement}
        currency={currency}
      >
        {summary && summary.limitChanges.length > 0 && (
          <LimitChanges changes={summary.limitChanges} currency={currency} />
        )}
        {whose === 'site' && holds('reports.view') && <HouseAccounts from={from} to={to} />}
      </Statement>
      {open === 'money' && customer && may('wallet.credit') && (
        <AddMoneyDialog customer={customer} onClose={() => setOpen(undefined)} />
      )}
      {open === 'limit' && customer && (
        <CreditLimitDialog
          customer={customer}
          creditLimit={summary.creditLimit}
          until={until}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
