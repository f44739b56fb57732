import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { containerCommand, containerRemoval, SERVICES } from '#test/localstack/container-command.ts';
import type { RunningStack } from '#test/localstack/deployed.ts';
import { startFront } from '#test/localstack/front.ts';
import { LOCALSTACK_VERSION } from '#test/localstack/install-host-mode.ts';

describe('LocalStack where a container engine answers', () => {
  const command = containerCommand(45_123);
  const valuesOf = (flag: string) => command.flatMap((word, at) => (word === flag ? [command[at + 1]!] : []));

  it('is the image of the pinned version, run under a name of its own and removed when it ends', () => {
    expect(command[0]).toBe('run');
    expect(command).toContain('--rm');
    expect(command.at(-1)).toBe(`localstack/localstack:${LOCALSTACK_VERSION}`);
    expect(valuesOf('--name')).toEqual(['portolan-localstack-45123']);
    expect(containerRemoval(45_123)).toEqual(['rm', '--force', 'portolan-localstack-45123']);
  });

  it('answers on the asked port of this machine alone, on the same inside, so that a queue’s address is right in both places', () => {
    expect(valuesOf('-p')).toEqual(['127.0.0.1:45123:45123']);
    expect(valuesOf('-e')).toEqual(
      expect.arrayContaining([
        'GATEWAY_LISTEN=0.0.0.0:45123',
        'LOCALSTACK_HOST=localhost.localstack.cloud:45123',
        'SQS_ENDPOINT_STRATEGY=path',
      ]),
    );
  });

  it('starts functions as containers beside it, and the same services as without an engine', () => {
    expect(valuesOf('-v')).toEqual(['/var/run/docker.sock:/var/run/docker.sock']);
    expect(valuesOf('-e')).toEqual(
      expect.arrayContaining([`SERVICES=${SERVICES}`, 'MAIN_CONTAINER_NAME=portolan-localstack-45123']),
    );
    for (const service of ['dynamodb', 's3', 'ses', 'lambda', 'apigateway', 'events', 'sqs', 'secretsmanager', 'kms'])
      expect(SERVICES.split(',')).toContain(service);
  });
});

describe('what stands for the edge before LocalStack', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  it('says itself which site a request is for and whose it is, whatever the viewer says', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const api = createServer((request, response) => {
      seen.push(request.headers);
      response.end('{}');
    });
    servers.push(api);
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const front = await startFront(
      { api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, originSecret: 'ours' } as RunningStack,
      0,
    );
    servers.push(front);
    const { port } = front.address() as AddressInfo;
    const headers = {
      host: 'kestrel.localhost',
      'x-site-host': 'dune.localhost',
      'x-site-origin': 'https://dune.localhost',
      'x-viewer-address': '10.0.0.1',
      'x-origin-secret': 'guess',
    };
    await new Promise<void>((resolve, reject) =>
      get({ port, path: '/api/x', headers }, (answer) => answer.resume().once('end', resolve)).once('error', reject),
    );
    expect(seen[0]).toMatchObject({
      'x-site-host': 'kestrel.localhost',
      'x-site-origin': 'http://kestrel.localhost',
      'x-viewer-address': '127.0.0.1',
      'x-origin-secret': 'ours',
    });
  });
});
