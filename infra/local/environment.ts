import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LogLevel } from '@aws-lambda-powertools/logger';
import { log } from '#functions/runtime/log.ts';

/** Sets what functions/runtime/config.ts reads, before anything of functions/ runs. */
export function setEnvironment(
  home: string,
  places: {
    dynamodb: string;
    ses: string;
    manifest: string;
    port: number;
    /** Where the stand-ins of payment gateways are. */
    gateways: Readonly<Record<string, string>>;
    /** Where Duffel's stand-in is. */
    duffel?: string;
  },
): { originSecret: string } {
  const originSecret = randomBytes(24).toString('base64url');
  Object.assign(process.env, {
    TABLE_NAME: 'portolan',
    DYNAMODB_ENDPOINT: places.dynamodb,
    SES_ENDPOINT: places.ses,
    OBJECTS_URL: pathToFileURL(path.join(home, 'objects') + path.sep).href,
    BOOKING_QUEUE_URL: 'local:',
    JOBS_QUEUE_URL: 'local:',
    MAIL_FROM: 'tickets@portolan.example',
    DATA_KEY: `file:${path.join(home, 'keys.json')}`,
    SITE_ORIGIN: `http://{domain}:${places.port}`,
    PLATFORM_DOMAIN: 'localhost',
    GATEWAYS: 'test',
    ...places.gateways,
    ORIGIN_SECRET: originSecret,
    SITE_MANIFEST: places.manifest,
    // Whoever has a token of Duffel's own test mode names its host, and needs no fake.
    ...(places.duffel && { DUFFEL_URL: process.env.DUFFEL_URL ?? places.duffel }),
    POWERTOOLS_DEV: 'false',
    // A line for every call would bury what a person at the console wants to see.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'WARN',
    // Only a local browser that refuses __Host- cookies on http needs another name.
    SESSION_COOKIE: process.env.SESSION_COOKIE ?? '__Host-portolan',
  });
  // The logger was made with its module, before this.
  const level = Object.values(LogLevel).find((one) => one === process.env.LOG_LEVEL?.toUpperCase());
  if (level) log.setLogLevel(level);
  return { originSecret };
}
