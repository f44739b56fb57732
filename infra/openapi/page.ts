import type { openApiDocument } from './document.ts';

type Document = ReturnType<typeof openApiDocument>;
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  maxLength?: number;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  responses: Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>;
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);
const MAX_DEPTH = 5;

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return [schema.type ?? 'anything'].flat().join(' | ');
}

function fields(schema: Schema | undefined, depth = 0): string {
  const inner = schema?.type === 'array' ? schema.items : schema;
  if (!inner?.properties || depth > MAX_DEPTH) return '';
  const rows = Object.entries(inner.properties).map(([name, field]) => {
    const needed = inner.required?.includes(name) ? '' : ' <i>optional</i>';
    return `<li><code>${escape(name)}</code> <span>${escape(typeOf(field))}</span>${needed}${fields(field, depth + 1)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function operation(path: string, method: string, op: Operation): string {
  const body = op.requestBody?.content['application/json'].schema;
  const asked = body
    ? fields(body)
    : `<ul>${op.parameters.map(({ name, schema, required }) => `<li><code>${escape(name)}</code> <span>${escape(typeOf(schema))}</span>${required ? '' : ' <i>optional</i>'}</li>`).join('')}</ul>`;
  const result = op.responses['200']!.content['application/json'].schema.properties?.result;
  const refusals = Object.entries(op.responses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, { description }]) =>
        `<li><b>${status}</b> ${escape(description)
          .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
          .replaceAll('\n\n', '; ')}</li>`,
    );
  return `<details id="${escape(op.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(op.summary)}</span></summary>
<p>${escape(op.description)}</p><h4>Request</h4>${asked}<h4>Result</h4>${fields(result) || `<p>${escape(typeOf(result ?? {}))}</p>`}<h4>Failures</h4><ul>${refusals.join('')}</ul></details>`;
}

const css = `body{font:14px/20px system-ui,sans-serif;margin:0 auto;max-width:960px;padding:32px 24px;color:#14171d;background:#fff}h1{font-size:28px;line-height:36px}h2{font-size:20px;line-height:28px;margin:32px 0 8px;text-transform:capitalize}details{border-top:1px solid #e2e5ea;padding:8px 0}summary{cursor:pointer}summary b{display:inline-block;width:64px}h4{margin:12px 0 4px}ul{margin:0;padding-left:20px}code{font-size:13px}span,i{color:#5d6471}@media(prefers-color-scheme:dark){body{background:#121419;color:#eef0f4}span,i{color:#9ba2ae}details{border-color:#2e333c}}`;

/**
 * The developers' page: every call, readable without scripts. Its style is a file beside it, as the content security
 * policy asks.
 */
export function developersPage(document: Document, attribution: string): { html: string; css: string } {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, op] of Object.entries(methods) as unknown as [string, Operation][])
      byTag.set(op.tags[0]!, [...(byTag.get(op.tags[0]!) ?? []), operation(path, method, op)]);
  }
  const sections = [...byTag].map(([tag, operations]) => `<h2>${escape(tag)}</h2>${operations.join('\n')}`);
  const info = document.info as { title: string; description: string };
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${info.title} for developers</title><link rel="stylesheet" href="/app/developers/page.css"></head><body><h1>${info.title} for developers</h1><p>${escape(info.description).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p><p><a href="/app/developers/openapi.json">OpenAPI document</a></p>${sections.join('\n')}<h2>Data</h2><p>${escape(attribution)}</p></body></html>`;
  return { html, css };
}
