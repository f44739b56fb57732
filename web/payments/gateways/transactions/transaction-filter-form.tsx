import { outcomeNames, paymentOutcomes } from '#shared/payments/gateways/gateway-transaction.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { transactionFilter } from '#shared/payments/gateways/transaction-filter.ts';
import { endsInOrder } from '#shared/wallet/statement/statement.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { CustomerField } from './customer-field.tsx';
import { transactionsAddress, type TransactionsFilter } from './transactions-address.ts';

interface Props {
  filter: TransactionsFilter;
  onApply(filter: TransactionsFilter): void;
}

/** What the payments at gateways can be narrowed to, beside what is typed and the tab. */
export default function TransactionFilterForm({ filter, onApply }: Props) {
  const { search, show } = filter;
  const { currency } = useSite();
  const gateways = useCall(getActiveGateway, {}, { quiet: true });
  return (
    <FilterForm
      request={transactionFilter.check(endsInOrder)}
      filter={filter}
      cleared={{ ...transactionsAddress.none, search, show }}
      onApply={onApply}
      fields={(draft, change, errors) => (
        <>
          <div style={{ gridColumn: '1 / -1', maxWidth: '420px' }}>
            <DayRangeField
              from={{ label: 'From', name: 'from', value: draft.from, error: errors.from }}
              to={{ label: 'To', name: 'to', value: draft.to, error: errors.to }}
              onChange={({ from, to }) =>
                change({ from: from as TransactionsFilter['from'], to: to as TransactionsFilter['to'] })
              }
            />
          </div>
          <ChoiceField
            size="medium"
            label="State"
            name="outcome"
            value={draft.outcome}
            all="All"
            options={paymentOutcomes.map((outcome) => [outcome, outcomeNames[outcome]])}
            onChange={(outcome) => change({ outcome: outcome as TransactionsFilter['outcome'] })}
          />
          <ChoiceField
            size="medium"
            label="Gateway"
            name="gateway"
            value={draft.gateway}
            all="All"
            options={(gateways.data ?? []).map(({ name, title }) => [name, title])}
            onChange={(gateway) => change({ gateway })}
          />
          <AmountField
            size="medium"
            label="Amount"
            name="amount"
            currency={currency}
            value={draft.amount}
            error={errors.amount}
            onChange={(amount) => change({ amount })}
          />
          <CustomerField value={draft.userId} onChange={(userId) => change({ userId })} />
        </>
      )}
    />
  );
}
