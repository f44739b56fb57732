import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { findInvoices } from './find-invoices.ts';

export const getInvoicesHandler = handle(getInvoices, async (actor, asked) =>
  ok(await findInvoices(scopeOf(actor, getInvoices), asked)),
);
