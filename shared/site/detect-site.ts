import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { siteData } from './model.ts';

/** `detetct` is misspelled in the wire's path, and stays so. */
export const detectSite = defineCall({
  name: 'site/detect-site',
  method: 'POST',
  path: '/api/whitelabel/detetct',
  summary: 'The site served at a domain: brand, modules, header and footer.',
  actor: 'visitor',
  access: { byPartner: true, scope: 'public' },
  request: z.strictObject({
    /** Host name that the request is made to; a port is dropped. Any other answers 404, as if it were not there. */
    domain: z.string().check(z.minLength(1), z.maxLength(253)),
  }),
  response: siteData,
  failures: [],
});
