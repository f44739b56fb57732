import { LOCALSTACK_VERSION } from './install-host-mode.ts';

/** What LocalStack is to run, in a container and as a process alike. */
export const SERVICES =
  'dynamodb,s3,ses,ssm,cloudformation,lambda,apigateway,events,iam,sts,logs,sqs,secretsmanager,cloudwatch,kms';

/** Settings that both ways of running it share. Addresses it gives out (queues') begin with `host`. */
export const localStackSettings = (host: string): Record<string, string> => ({
  SERVICES,
  DISABLE_EVENTS: '1',
  SKIP_SSL_CERT_DOWNLOAD: '1',
  DYNAMODB_IN_MEMORY: '1',
  LAMBDA_SYNCHRONOUS_CREATE: '1',
  SQS_ENDPOINT_STRATEGY: 'path',
  LOCALSTACK_HOST: host,
});

export const containerName = (port: number): string => `portolan-localstack-${port}`;

/**
 * The arguments of `docker` that run LocalStack on a port of this machine. It listens on the same port inside, and
 * gives out a name that its own DNS answers to functions' containers and public DNS (127.0.0.1) to everybody else, so
 * that one address of a queue is right in both places. The socket lets it start functions as containers, which it finds
 * by its own name.
 */
export function containerCommand(port: number): string[] {
  const variables = {
    ...localStackSettings(`localhost.localstack.cloud:${port}`),
    GATEWAY_LISTEN: `0.0.0.0:${port}`,
    MAIN_CONTAINER_NAME: containerName(port),
  };
  return [
    'run',
    '--rm',
    '--name',
    containerName(port),
    '-p',
    `127.0.0.1:${port}:${port}`,
    '-v',
    '/var/run/docker.sock:/var/run/docker.sock',
    ...Object.entries(variables).flatMap(([name, value]) => ['-e', `${name}=${value}`]),
    `localstack/localstack:${LOCALSTACK_VERSION}`,
  ];
}

/** Removes the container, whatever became of the client that ran it. */
export const containerRemoval = (port: number): string[] => ['rm', '--force', containerName(port)];
