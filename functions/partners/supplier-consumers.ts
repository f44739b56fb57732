import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { supplierConsumers } from '#shared/partners/supplier-consumers.ts';
import { readConsumers } from './link-store.ts';
import { byCompany } from './named-site.ts';
import { showConsumers } from './show-consumers.ts';

export const supplierConsumersHandler = handle(supplierConsumers, async (actor) => {
  const consumers = (await readConsumers(scopeOf(actor, supplierConsumers))).toSorted(byCompany);
  return ok({ consumers: await showConsumers(actor, consumers) });
});
