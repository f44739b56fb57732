import { REGION } from './deploy-to-localstack.ts';
import type { RunningStack } from './deployed.ts';

/** Calls a function directly, round the API. Answers what it answered, or its fault. */
export async function invokeFunction(
  { localStack }: RunningStack,
  functionName: string,
  payload: unknown,
): Promise<{ fault: string | undefined; answer: unknown }> {
  const response = await fetch(`${localStack.endpoint}/2015-03-31/functions/${functionName}/invocations`, {
    method: 'POST',
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/${REGION}/lambda/aws4_request, SignedHeaders=host, Signature=none`,
    },
    body: JSON.stringify(payload),
  });
  const text = await response.text();
  return {
    fault: response.headers.get('x-amz-function-error') ?? (response.ok ? undefined : text),
    answer: text ? JSON.parse(text) : undefined,
  };
}
