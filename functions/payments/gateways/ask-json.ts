import { config } from '#functions/runtime/config.ts';
import { SECOND } from '#shared/time.ts';

/** What a gateway answered, whatever it thinks of the question. */
export interface JsonAnswer {
  status: number;
  body: unknown;
}

interface Question {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** A customer waits for it, and a call that asks about several payments has 29 s in all. */
const PATIENCE = 6 * SECOND;
/** Bytes; an order's payments are a few KB. */
const MOST = 512 * 1024;

/**
 * Asks a payment gateway. Undefined where nobody answered in time, or with what is not JSON, too long, or elsewhere: none
 * of that says anything of the money. Throws where a live deployment is set to ask one without TLS.
 */
export async function askJson(url: string, { method, headers, body }: Question): Promise<JsonAnswer | undefined> {
  if (config().GATEWAYS !== 'test' && !url.startsWith('https://'))
    throw new Error('gateways are asked without TLS where the deployment says test alone');
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await readText(answer);
    return text === undefined ? undefined : { status: answer.status, body: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

async function readText({ body }: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MOST) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
