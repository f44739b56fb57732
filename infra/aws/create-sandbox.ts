import { subdomainOf } from '#functions/site/own-domain.ts';
import { SANDBOX } from '#shared/site/sandbox.ts';
import { makeSandbox } from './make-sandbox.ts';
import { useStackEnvironment } from './stack-environment.ts';

/** AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/create-sandbox.ts, where the platform's own site is older. */
async function createSandbox(): Promise<string> {
  await useStackEnvironment();
  const domain = subdomainOf(SANDBOX);
  if (!domain) throw new Error('the sandbox needs a domain of the platform’s: deploy with -c platformDomain');
  await makeSandbox(domain);
  return `The sandbox is there, at ${domain}.`;
}

await createSandbox()
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
