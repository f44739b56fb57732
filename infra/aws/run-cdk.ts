import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs the CDK's own command, or cdklocal's, showing what it says. Throws where it fails. */
export function runCdk(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.resolve('node_modules/aws-cdk/bin/cdk'), ...args], {
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`cdk ${args[0]} ended with ${code}`))));
  });
}

/**
 * Runs the AWS command line with a profile and answers its JSON. It is asked for only where the packages of this
 * project hold no client.
 */
export function runAws(args: readonly string[], profile: string | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn('aws', [...args, '--output', 'json', ...(profile ? ['--profile', profile] : [])], {
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', () =>
      reject(new Error('The AWS command line was not found. Install it: https://docs.aws.amazon.com/cli/')),
    );
    child.once('exit', (code) => {
      const said = Buffer.concat(chunks).toString();
      if (code === 0) resolve(said.trim() ? JSON.parse(said) : undefined);
      else reject(new Error(`aws ${args.slice(0, 2).join(' ')} ended with ${code}`));
    });
  });
}
