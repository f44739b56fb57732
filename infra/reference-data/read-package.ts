import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A package's CommonJS module or JSON, found from the project's root wherever this code was bundled to. */
export const readPackage = <T>(name: string): T => createRequire(join(process.cwd(), 'package.json'))(name) as T;
