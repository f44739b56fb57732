import type { FailureCode } from '#shared/errors.ts';
import type { Item } from './read.ts';
import type { Test, Write } from './write.ts';

/** Collects names and values of one DynamoDB expression under short placeholders. */
class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Item = {};
  name(field: string): string {
    const path = field.split('.').map((part) => {
      const known = Object.entries(this.names).find(([, name]) => name === part)?.[0];
      const placeholder = known ?? `#n${Object.keys(this.names).length}`;
      this.names[placeholder] = part;
      return placeholder;
    });
    return path.join('.');
  }
  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }
}

function testToExpression(test: Test, holder: Placeholders): string {
  if ('absent' in test) return `attribute_not_exists(${holder.name('pk')})`;
  if ('exists' in test) return `attribute_exists(${holder.name('pk')})`;
  if ('anyOf' in test) return `(${test.anyOf.map((one) => testToExpression(one, holder)).join(' OR ')})`;
  const field = holder.name(test.field);
  if ('is' in test) return `${field} = ${holder.value(test.is)}`;
  if ('isNot' in test) return `${field} <> ${holder.value(test.isNot)}`;
  if ('oneOf' in test) return `${field} IN (${test.oneOf.map((v) => holder.value(v)).join(', ')})`;
  if ('missing' in test) return `attribute_not_exists(${field})`;
  if ('atLeast' in test) return `${field} >= ${holder.value(test.atLeast)}`;
  return `${field} < ${holder.value(test.below)}`;
}

function updateExpression(write: Extract<Write<FailureCode>, { kind: 'update' }>, holder: Placeholders): string {
  const set = Object.entries(write.set ?? {})
    .filter(([, v]) => v !== undefined)
    .map(([field, v]) => `${holder.name(field)} = ${holder.value(v)}`);
  const add = Object.entries(write.add ?? {}).map(([field, v]) => `${holder.name(field)} ${holder.value(v)}`);
  const take = Object.entries(write.take ?? {}).map(([field, v]) => `${holder.name(field)} ${holder.value(v)}`);
  const remove = (write.remove ?? []).map((field) => holder.name(field));
  return [
    set.length && `SET ${set.join(', ')}`,
    add.length && `ADD ${add.join(', ')}`,
    take.length && `DELETE ${take.join(', ')}`,
    remove.length && `REMOVE ${remove.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A write → the input of its DynamoDB operation (Put, Update, Delete or ConditionCheck), less the table's name. */
export function toOperation(write: Write<FailureCode>) {
  const holder = new Placeholders();
  const update = write.kind === 'update' ? updateExpression(write, holder) : undefined;
  const condition = write.when?.map((test) => testToExpression(test, holder)).join(' AND ');
  return {
    ...(write.kind === 'put'
      ? { Item: { ...write.item, pk: write.key.pk, sk: write.key.sk } }
      : { Key: { pk: write.key.pk, sk: write.key.sk } }),
    ...(update && { UpdateExpression: update }),
    ...(condition && { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }),
    ...(Object.keys(holder.names).length && { ExpressionAttributeNames: holder.names }),
    ...(Object.keys(holder.values).length && { ExpressionAttributeValues: holder.values }),
  };
}
