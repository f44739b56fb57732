import { setSender } from './partner-sender.ts';
import { useStackEnvironment } from './stack-environment.ts';

/** AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/set-mail-from.ts <site> [tickets@partner.example] */
async function setMailFrom(site: string | undefined, address = ''): Promise<string> {
  if (!site) throw new Error('usage: set-mail-from.ts <site> [address]');
  const { senders } = await useStackEnvironment();
  return setSender(site, address, senders);
}

await setMailFrom(process.argv[2], process.argv[3])
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
