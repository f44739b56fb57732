import type { Call } from '#shared/contract.ts';
import { failures } from '#shared/errors.ts';
import { answerSample } from './bare-parts.ts';
import { curlOf, sampleRequest } from './curl-of.ts';
import { describeContract } from './describe-schema.ts';
import { failuresByStatus } from './answers-of.ts';
import { operationId, whoMay } from './document.ts';
import { codeBlock, escape, prose, table } from './html.ts';
import { type WireSchema, wireSchemas } from './wire-schema.ts';

const DEEPEST = 6;

/** A schema's type in words, with the limits it sets. */
export function typeOf(schema: WireSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.format === 'amount') return 'amount';
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}${sizeOf(schema)}`;
  if (schema.type === 'object' && !schema.properties && typeof schema.additionalProperties === 'object')
    return `map of ${typeOf(schema.additionalProperties)}`;
  return [schema.type ?? 'anything'].flat().join(' | ') + sizeOf(schema);
}

function sizeOf({ type, minLength, maxLength, minimum, maximum, minItems, maxItems }: WireSchema): string {
  const unit = type === 'string' ? ' characters' : '';
  const [least, most] = [minLength ?? minimum ?? minItems, maxLength ?? maximum ?? maxItems];
  const isBounded = most !== undefined && most < Number.MAX_SAFE_INTEGER;
  const isFloored = least !== undefined && least > Number.MIN_SAFE_INTEGER;
  if (!isBounded) return isFloored ? `, at least ${least}${unit}` : '';
  return isFloored ? `, ${least} to ${most}${unit}` : `, at most ${most}${unit}`;
}

/** What stands inside a schema, through lists and null. */
function inside(schema: WireSchema): WireSchema {
  if (schema.items) return inside(schema.items);
  return schema.anyOf?.map(inside).find(({ properties }) => properties) ?? schema;
}

function rowsOf(schema: WireSchema, isAnswer: boolean, depth = 0): string[][] {
  const { properties = {}, required = [] } = inside(schema);
  return Object.entries(properties).flatMap(([name, field]) => {
    const given = field.default === undefined ? '' : `, ${JSON.stringify(field.default)} if left out`;
    const isNeeded = required.includes(name);
    const seen = field['x-staff-only'] ? ' <i>only to staff</i>' : '';
    const need = isNeeded ? (isAnswer ? '' : ' <b>required</b>') : ` <i>optional${escape(given)}</i>`;
    const label = `<code class="d${depth}">${escape(name)}</code>`;
    const about = `<span class="type">${escape(typeOf(field))}</span>${need}${seen}<p>${prose(field.description ?? '')}</p>`;
    const deeper = depth < DEEPEST ? rowsOf(field, isAnswer, depth + 1) : [];
    return [[label, about], ...deeper];
  });
}

function fieldsOf(schema: WireSchema, isAnswer: boolean): string {
  const rows = rowsOf(schema, isAnswer);
  if (rows.length) return table(['Property', 'Meaning'], rows);
  return `<p class="none">${isAnswer ? escape(typeOf(schema)) : 'Nothing is asked.'}</p>`;
}

const folded = (title: string, body: string): string => `<details><summary>${prose(title)}</summary>${body}</details>`;

/** What is sent: the body, or the query and path of a GET. */
const whereOf = ({ method }: Call): string => (method === 'POST' ? 'Request: JSON body' : 'Request: query');

function failuresOfCall(call: Call): string {
  const rows = failuresByStatus(call).flatMap(([status, codes]) =>
    codes.map((code) => [
      String(status),
      `<code>${code}</code>${call.failures.includes(code) ? ' <i>of this call</i>' : ''}`,
      escape(failures[code].message),
    ]),
  );
  return table(['Status', 'Code', 'Text'], rows);
}

/** One call of the developers' page. */
export function callSection(call: Call): string {
  const { request, result, stands } = wireSchemas(call);
  const isList = result.type === 'array';
  const aside = describeContract(call.name);
  const again = call.idempotent
    ? '<p class="who">Takes an <a href="#repeating"><code>idempotency-key</code></a>.</p>'
    : '';
  const sent = call.method === 'POST' ? JSON.stringify(sampleRequest(call), null, 2) : '';
  const id = operationId(call);
  return `<section id="${escape(id)}" aria-labelledby="${escape(id)}-title">
<h3 id="${escape(id)}-title"><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${escape(call.path)}</code></h3>
<p>${prose(call.summary)}${aside ? ` ${prose(aside)}` : ''}</p>
<p class="who">${prose(whoMay(call))}</p>${again}
<h4>${whereOf(call)}</h4>${fieldsOf(request, false)}
<h4>Example</h4>${codeBlock(curlOf(call), `Example of ${call.method} ${call.path}`)}
${sent ? folded('Example: the body alone', codeBlock(sent, `Body of ${call.path}`)) : ''}
${folded(isList ? 'Answer: each entry of the list in `result`' : 'Answer: the properties of `result`', fieldsOf(result, true))}
${folded('Answer: an example', codeBlock(JSON.stringify(answerSample(call), null, 2), `Answer of ${call.path}`))}
${stands ? `${folded('`CONFLICT`: what stands now, in `result`', fieldsOf(stands, true))}\n` : ''}${folded('Failures', failuresOfCall(call))}
</section>`;
}
