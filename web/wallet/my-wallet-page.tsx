import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '#shared/money.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { lazyAside } from '#web/ui/load-again.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { AccountPage } from '#web/users/account-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { useCursorList } from '#web/ui/list/use-list-calls.ts';
import { MyTransfers } from './my-transfers.tsx';
import { Statement } from './statement.tsx';
import { statementAddress } from './statement-address.ts';
import { UndecidedPayments } from './undecided-payments.tsx';
import { useStatement } from './use-statement.ts';

const DownloadStatement = lazyAside(() => import('#web/exports/download-statement.tsx'));
const TopUpDialog = lazyPart(() => import('./top-up-dialog.tsx'));
const TransferDialog = lazyPart(() => import('./transfer-dialog.tsx'));
const LowBalanceDialog = lazyPart(() => import('./low-balance-dialog.tsx'));

/** `/user/transactionHistory`: one's own wallet, its statement, and the ways to pay into it. */
export default function MyWalletPage() {
  const view = useListAddress(statementAddress);
  const { currency } = useSite();
  const user = useUser();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<'transfer' | 'low'>();
  const statement = useStatement('mine', view.filter);
  const { from, to, kind, pnr } = view.filter;
  const summary = statement.summary.data;
  const isCustomer = user !== undefined && user.userType !== 'staff';
  const asides = [
    useCursorList(getMyPayments, { cursor: '' }, { enabled: isCustomer }),
    useCursorList(getMyTransfers, { cursor: '' }, { enabled: isCustomer }),
  ];
  // The way back of a payment that failed leads here with the dialog open.
  const isToppingUp = query.get('topUp') === '1';
  const setToppingUp = (isOn: boolean) => {
    const next = new URLSearchParams(query);
    if (isOn) next.set('topUp', '1');
    else next.delete('topUp');
    setQuery(next, { replace: true });
  };
  const credit = summary && summary.creditLimit > 0 && `Credit limit ${formatMoney(summary.creditLimit, currency)}`;
  return (
    <>
      <Statement
        {...(isCustomer && { frame: AccountPage })}
        heading="Wallet"
        lead={[summary?.name, credit].filter(Boolean).join(', ')}
        actions={
          isCustomer && (
            <>
              <Button appearance="primary" onClick={() => setToppingUp(true)}>
                Top up
              </Button>
              <Button onClick={() => setOpen('transfer')}>Bank transfer</Button>
              {!user.partnerStay && (
                <>
                  <Button onClick={() => setOpen('low')}>Low balance</Button>
                  <DownloadStatement
                    filter={{ from, to, kind, cursor: '' }}
                    refused={pnr ? 'The Excel file follows the filters, not the search.' : undefined}
                  />
                </>
              )}
            </>
          )
        }
        whose="mine"
        view={view}
        statement={statement}
        currency={currency}
        isAsideLoading={asides.some(({ isLoading }) => isLoading)}
      >
        {isCustomer && <UndecidedPayments />}
        {isCustomer && <MyTransfers />}
      </Statement>
      {isCustomer && isToppingUp && <TopUpDialog currency={currency} onClose={() => setToppingUp(false)} />}
      {open === 'transfer' && <TransferDialog currency={currency} onClose={() => setOpen(undefined)} />}
      {open === 'low' && summary && (
        <LowBalanceDialog currency={currency} lowBalance={summary.lowBalance} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
