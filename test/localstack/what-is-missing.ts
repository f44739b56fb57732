import { spawnSync } from 'node:child_process';

const answers = (command: string, args: string[]): string | undefined => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? `${stdout}${stderr}` : undefined;
};

/** Whether a container engine answers, not only its client. */
export const hasContainerEngine = (): boolean =>
  answers('docker', ['version', '--format', '{{.Server.Version}}']) !== undefined;

/** LocalStack 4.9.2 runs on Python 3.10 to 3.12; DynamoDB Local on Java 17 and later. */
export function findPython(): string | undefined {
  return ['python3.11', 'python3.12', 'python3.10', 'python3'].find((name) =>
    /^Python 3\.1[0-2]\./.test(answers(name, ['--version']) ?? ''),
  );
}

/** One sentence saying what keeps LocalStack from running here; nothing where it can. */
export function whatIsMissing(): string | undefined {
  if (hasContainerEngine()) return undefined;
  const java = Number(/version "(\d+)/.exec(answers('java', ['-version']) ?? '')?.[1] ?? 0);
  const missing = [
    !findPython() && 'Python 3.10 to 3.12',
    java < 17 && 'Java 17 or newer',
    !answers('mvn', ['--version']) && 'Maven',
  ].filter(Boolean);
  return missing.length ? `LocalStack needs a container engine, or without one: ${missing.join(', ')}.` : undefined;
}
