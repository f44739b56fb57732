import * as z from 'zod/mini';
import type { Call } from '#shared/contract.ts';
import { amount } from '#shared/money.ts';
import { queryValueOf } from '#shared/query.ts';
import { isInSiteCurrency } from '#shared/site-currency.ts';
import { isStaffOnly } from '#shared/staff-only.ts';
import { describeCall, type JsonSchema, withDescriptions } from './describe-schema.ts';

/** A JSON Schema as the contracts make them; `format: amount` is money in decimals of its currency. */
export interface WireSchema extends JsonSchema {
  type?: string | string[];
  properties?: Record<string, WireSchema>;
  required?: string[];
  items?: WireSchema;
  additionalProperties?: WireSchema | boolean;
  anyOf?: WireSchema[];
  const?: unknown;
  default?: unknown;
  format?: string;
  /** Left out of every answer but staff's. */
  'x-staff-only'?: boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const ABOUT_AMOUNTS = 'Money in decimals of the major unit of its currency.';

function schemaOf(schema: z.ZodMiniType): WireSchema {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === amount)
        Object.assign(jsonSchema, { format: 'amount', 'x-noun': 'amount', 'x-about': ABOUT_AMOUNTS });
      const value = queryValueOf(zodSchema as never);
      if (value) becomes(jsonSchema as WireSchema, schemaOf(value));
      // Zod leaves out the default of what is another type on the wire.
      const { innerType, defaultValue } = zodSchema._zod.def as { innerType?: z.ZodMiniType; defaultValue?: unknown };
      if (defaultValue !== undefined && innerType && queryValueOf(innerType)) jsonSchema.default = defaultValue;
      if (isInSiteCurrency(zodSchema as never)) {
        const { required = [] } = jsonSchema as WireSchema;
        jsonSchema.required = required.filter((name) => name !== 'currency');
      }
      if (isStaffOnly(zodSchema as never)) (jsonSchema as WireSchema)['x-staff-only'] = true;
    },
  }) as WireSchema & { $schema: string };
  return json;
}

/** In a query everything is text; what is told is what the text stands for. */
function becomes(schema: WireSchema, other: WireSchema): void {
  for (const name of Object.keys(schema) as (keyof WireSchema)[]) delete schema[name];
  Object.assign(schema, other);
}

/** Request, result and what a conflict brings along of a call as the wire carries them, every property described. */
export function wireSchemas(call: Call): { request: WireSchema; result: WireSchema; stands?: WireSchema } {
  const described = describeCall(call.name);
  return {
    request: withDescriptions(schemaOf(call.request), described.request),
    result: withDescriptions(schemaOf(call.response), described.response),
    ...(call.stands && { stands: withDescriptions(schemaOf(call.stands), described.stands) }),
  };
}
