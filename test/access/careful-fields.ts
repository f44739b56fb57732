import * as z from 'zod/mini';
import type { Call } from '#shared/contract.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';

/** Names of fields that tell of somebody's money or open what is sealed, and the rights of which one must be asked. */
const careful: readonly (readonly [RegExp, readonly Permission[]])[] = [
  [/^(balance|creditLimit)$/, ['wallet.view', 'wallet.credit', 'wallet.limit', 'customers.export']],
  [/^passportNo$/, ['tickets.documents', 'flights.book']],
  [/^last4$/, ['settings.view', 'settings.secrets', 'payments.gateways']],
  [/^secondPersonFrom$/, ['payments.view', 'payments.accounts']],
  [/^(adultRate|childRate|adultAmount|sellingRate)$/i, ['rates.view', 'rates.edit']],
];

/** The paths of such fields in a call's answer, with the rights of which one has to be asked. */
export function carefulFields(call: Call): { path: string; rights: readonly Permission[] }[] {
  const found: { path: string; rights: readonly Permission[] }[] = [];
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties, items, anyOf, additionalProperties } = schema as Record<string, unknown>;
    for (const [name, inner] of Object.entries((properties as object | undefined) ?? {})) {
      const rights = careful.find(([names]) => names.test(name))?.[1];
      const at = path ? `${path}.${name}` : name;
      if (rights) found.push({ path: at, rights });
      walk(inner, at);
    }
    walk(items, path);
    walk(additionalProperties, path);
    for (const one of (anyOf as unknown[] | undefined) ?? []) walk(one, path);
  };
  walk(z.toJSONSchema(call.response, { io: 'input', unrepresentable: 'any' }), '');
  return found;
}
