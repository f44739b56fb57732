import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import type { GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import type { TransactionFilter } from '#shared/payments/gateways/transaction-filter.ts';
import { transactionSheet } from '#shared/payments/gateways/transaction-sheet.ts';
import { findTransactions } from './find-transactions.ts';

export const gatewayTransactionsFile: ListFile<TransactionFilter, GatewayTransaction> = {
  columns: transactionSheet,
  async read(actor, { filter, cursor = '', wanted }) {
    const page = await findTransactions(scopeOfJob(actor), { ...filter, cursor }, wanted);
    return { rows: page.records, cursor: page.cursor };
  },
};
