import { readFileSync } from 'node:fs';
import { makePartnerSite, readPartnerSite } from './partner-site.ts';
import { useStackEnvironment } from './stack-environment.ts';

/** AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/create-site.ts site.json */
async function createSite(file: string | undefined): Promise<string> {
  if (!file) throw new Error('usage: create-site.ts <file.json>; docs/runbook.md shows one');
  const given = readPartnerSite(readFileSync(file, 'utf8'));
  const { senders } = await useStackEnvironment();
  return makePartnerSite(given, senders);
}

await createSite(process.argv[2])
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
