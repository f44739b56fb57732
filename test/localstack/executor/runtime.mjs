// One Lambda environment as a process: loads the function, takes its invocations from LocalStack and answers there.
// Ends with LocalStack, whose end closes its standard input. Notes in PORTOLAN_STARTS each start (function, pid, ms,
// MB) and after each invocation the most MB so far.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const env = process.env;
const answerTo = (place, body) =>
  fetch(`${env.LOCALSTACK_RUNTIME_ENDPOINT}${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? null),
  });
const faultOf = (error) => ({
  errorType: error?.name ?? 'Error',
  errorMessage: String(error?.message ?? error),
  stackTrace: String(error?.stack ?? '').split('\n'),
});

const note = (figures) =>
  env.PORTOLAN_STARTS &&
  appendFileSync(env.PORTOLAN_STARTS, `${JSON.stringify({ function: env.AWS_LAMBDA_FUNCTION_NAME, ...figures })}\n`);

/** The most this process ever held. Node's own figure begins with that of the process it was forked from. */
function peakMegabytes() {
  const kilobytes =
    existsSync('/proc/self/status') && /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Math.round(kilobytes ? kilobytes / 1024 : process.memoryUsage.rss() / 2 ** 20);
}

process.stdin.resume().once('end', () => process.exit(0));

async function load() {
  const [, module, name] = /^(.+)\.(\w+)$/.exec(env._HANDLER) ?? [];
  const file = ['.mjs', '.js', '.cjs']
    .map((ending) => path.join(env.LAMBDA_TASK_ROOT, module + ending))
    .find(existsSync);
  if (!file) throw new Error(`there is no module for ${env._HANDLER}`);
  const from = performance.now();
  const loaded = await import(pathToFileURL(file).href);
  const ms = performance.now() - from;
  const handler = loaded[name] ?? loaded.default?.[name];
  if (typeof handler !== 'function') throw new Error(`${file} exports no ${name}`);
  note({ pid: process.pid, ms: Math.round(ms), megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20) });
  return handler;
}

async function run(handler, { 'invoke-id': id, 'invoked-function-arn': arn, payload }) {
  const until = Date.now() + Number(env.AWS_LAMBDA_FUNCTION_TIMEOUT ?? 30) * 1000;
  const context = {
    awsRequestId: id,
    invokedFunctionArn: arn,
    functionName: env.AWS_LAMBDA_FUNCTION_NAME,
    getRemainingTimeInMillis: () => until - Date.now(),
  };
  const [place, body] = await handler(JSON.parse(payload || '{}'), context).then(
    (result) => ['response', result],
    (error) => ['error', faultOf(error)],
  );
  note({ peak: peakMegabytes() });
  await answerTo(`/invocations/${id}/logs`, { logs: place === 'error' ? JSON.stringify(body) : '' });
  await answerTo(`/invocations/${id}/${place}`, body);
}

try {
  const handler = await load();
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(202).end();
    await run(handler, JSON.parse(Buffer.concat(chunks).toString()));
  });
  server.listen(Number(env.PORTOLAN_PORT), '127.0.0.1', () =>
    answerTo(`/status/${env.LOCALSTACK_RUNTIME_ID}/ready`, {}),
  );
} catch (error) {
  console.error(error);
  await answerTo(`/status/${env.LOCALSTACK_RUNTIME_ID}/error`, faultOf(error));
  process.exit(1);
}
