import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { findPython } from './what-is-missing.ts';

export const LOCALSTACK_VERSION = '4.9.2';
const DYNAMODB_LOCAL = 'com.amazonaws:DynamoDBLocal:2.6.1';
const AGENT = 'net.bytebuddy:byte-buddy-agent:1.15.11';
const EXECUTOR = path.resolve('test/localstack/executor');

export interface HostMode {
  python: string;
  /** What LocalStack sees as its root: Java and DynamoDB Local lie in it where it looks for them. */
  root: string;
  /** Where the executor plugin is found. */
  plugin: string;
}

const cacheFolder = () =>
  process.env.PORTOLAN_LOCALSTACK_CACHE ??
  path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'portolan', 'localstack');

/**
 * LocalStack from PyPI and DynamoDB Local from Maven Central, once per version. The executor is always this checkout's,
 * copied into the run's own folder.
 */
export async function installHostMode(runFolder: string): Promise<HostMode> {
  const requirements = await readFile(path.join(EXECUTOR, 'requirements.txt'));
  const key = createHash('sha256').update(requirements).update(DYNAMODB_LOCAL).update(AGENT).digest('hex').slice(0, 12);
  const folder = path.join(cacheFolder(), `${LOCALSTACK_VERSION}-${key}`);
  if (!existsSync(path.join(folder, 'complete'))) await installInto(folder);
  const plugin = path.join(runFolder, 'plugin');
  await mkdir(plugin);
  await describePlugin(plugin);
  return { python: path.join(folder, 'venv', 'bin', 'python'), root: path.join(folder, 'root'), plugin };
}

/**
 * Installs beside its place and moves there when whole: two at once do not disturb each other, and one that is killed
 * leaves nothing that looks ready.
 */
async function installInto(folder: string): Promise<void> {
  console.log(`Installing LocalStack ${LOCALSTACK_VERSION} into ${folder} (two minutes, once) …`);
  await mkdir(path.dirname(folder), { recursive: true });
  const beside = await mkdtemp(`${folder}.`);
  try {
    await install(beside);
    if (existsSync(path.join(folder, 'complete'))) return;
    await rm(folder, { recursive: true, force: true });
    await rename(beside, folder);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function install(folder: string): Promise<void> {
  const venv = path.join(folder, 'venv');
  await run(findPython()!, ['-m', 'venv', venv]);
  const jars = path.join(folder, 'root/usr/lib/localstack/dynamodb-local/2/DynamoDBLocal_lib');
  await Promise.all([
    run(path.join(venv, 'bin/python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '-r',
      path.join(EXECUTOR, 'requirements.txt'),
    ]),
    fetchJars(folder, jars).then(() => arrangeDynamoDb(folder, jars)),
  ]);
  await writeFile(path.join(folder, 'complete'), '');
}

const dependency = (coordinates: string) => {
  const [group, artifact, version] = coordinates.split(':');
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
};

async function fetchJars(folder: string, jars: string): Promise<void> {
  const pom = path.join(folder, 'pom.xml');
  await writeFile(
    pom,
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>portolan</groupId><artifactId>dynamodb</artifactId><version>1</version><dependencies>${dependency(DYNAMODB_LOCAL)}${dependency(AGENT)}</dependencies></project>`,
  );
  await run('mvn', [
    '--quiet',
    '--batch-mode',
    '-f',
    pom,
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${jars}`,
  ]);
}

/** Puts everything where LocalStack would have downloaded it to, under the names it looks for. */
async function arrangeDynamoDb(folder: string, jars: string): Promise<void> {
  const library = (await readdir(jars)).sort();
  const home = path.dirname(jars);
  const native = library.find((name) => /^libsqlite4java-linux-amd64.*\.so$/.test(name));
  const agent = library.find((name) => name.startsWith('byte-buddy-agent'));
  if (!native || !agent) throw new Error('DynamoDB Local came without its native library or agent');
  await copyFile(path.join(jars, native), path.join(jars, 'libsqlite4java-linux-amd64.so'));
  await copyFile(path.join(jars, agent), path.join(home, 'ddb-local-loader-0.1.jar'));
  const manifest = path.join(folder, 'manifest.txt');
  const classPath = library.filter((name) => name.endsWith('.jar')).map((name) => `DynamoDBLocal_lib/${name}`);
  await writeFile(
    manifest,
    [
      'Main-Class: com.amazonaws.services.dynamodbv2.local.main.ServerRunner',
      `Class-Path: ${classPath.join('\n  ')}`,
      '',
    ].join('\n'),
  );
  const java = path.dirname(
    path.dirname(await realpath(execFileSync('sh', ['-c', 'command -v java'], { encoding: 'utf8' }).trim())),
  );
  await jarWith(manifest, path.join(home, 'DynamoDBLocal.jar'), findPython()!);
  const javaPlace = path.join(folder, 'root/usr/lib/localstack/java/21');
  await mkdir(path.dirname(javaPlace), { recursive: true });
  await symlink(java, javaPlace);
}

/** A jar with a manifest only. Python zips it: a runtime of Java alone has no `jar`. */
const jarWith = (manifest: string, jar: string, python: string) =>
  run(python, [
    '-c',
    'import sys,zipfile\nwith zipfile.ZipFile(sys.argv[2],"w") as jar: jar.write(sys.argv[1],"META-INF/MANIFEST.MF")',
    manifest,
    jar,
  ]);

/** Python finds a plugin by the entry points beside its code, without an installation. */
async function describePlugin(plugin: string): Promise<void> {
  const info = path.join(plugin, 'portolan_executor-1.0.dist-info');
  await mkdir(info);
  await Promise.all([
    copyFile(path.join(EXECUTOR, 'portolan_executor.py'), path.join(plugin, 'portolan_executor.py')),
    copyFile(path.join(EXECUTOR, 'runtime.mjs'), path.join(plugin, 'runtime.mjs')),
    copyFile(path.join(EXECUTOR, 'run_localstack.py'), path.join(plugin, 'run_localstack.py')),
    writeFile(path.join(info, 'METADATA'), 'Metadata-Version: 2.1\nName: portolan-executor\nVersion: 1.0\n'),
    writeFile(
      path.join(info, 'entry_points.txt'),
      '[localstack.lambda.runtime_executor]\nprocess = portolan_executor:NodeProcessPlugin\n',
    ),
  ]);
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} ended with ${code}`)),
    );
  });
}
