import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { emailField, nameField, phoneCodeField } from '../../users/fields.ts';
import { siteModules } from '../modules.ts';
import { filledLine } from '../parts/lines.ts';
import { siteNameField } from '../site-name.ts';

/** On one line that is seen as it was typed, no angle brackets: it stands in mails and documents. */
const lineField = filledLine(80).check(z.refine((text) => !/[<>]/.test(text), 'Please use one line, without < and >.'));

const SHORT_NAME = 'Please use 2 to 31 lower-case letters, digits and single hyphens, starting with a letter.';

/** A host name as DNS has it: two labels at least, no port, no wildcard, the last one no number. */
export const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

export const createSite = defineCall({
  name: 'site/partner-sites/create-site',
  method: 'POST',
  path: '/api/site/createSite',
  summary:
    'Makes a partner site and mails its first super admin a link to set a password there, once it can be reached.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin', platformOnly: true },
  idempotent: true,
  request: z.strictObject({
    /**
     * Names the site for ever, and its subdomain where it has no domain of its own. No two hyphens together: browsers show
     * `xn--…` as other letters, which may be those of somebody else's name.
     */
    shortName: z.string().check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[a-z]([a-z0-9-]{0,29}[a-z0-9])$/, SHORT_NAME),
      z.refine((text) => !text.includes('--'), SHORT_NAME),
    ),
    /**
     * The partner's own host name, beside the platform's subdomain, which the site stands at until its own is served;
     * left out or empty: the subdomain alone.
     */
    domain: z.optional(
      z.string().check(
        z.trim(),
        z.toLowerCase(),
        z.refine(
          (text) => text === '' || HOST_NAME.test(text),
          'Please enter a host name, such as fares.example.com, without port, path or wildcard.',
        ),
      ),
    ),
    /** Name of the site, as its customers will know it. */
    siteName: siteNameField,
    /** The company behind the site, as documents name it. */
    companyName: lineField,
    /** ISO 3166 alpha-2 code of the site's country; it never changes. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose a country.')),
    /** ISO 4217 code of the site's prices; it never changes. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Please choose a currency.')),
    /** IANA zone that the site's days are counted in; it never changes. */
    zone: z.string().check(z.minLength(1, 'Please choose a time zone.'), z.maxLength(60)),
    /** What the site may sell; at least one. */
    modules: z.array(z.enum(siteModules)).check(z.minLength(1, 'Please choose at least one module.'), z.maxLength(30)),
    /** First name of the site's first super admin. */
    firstName: nameField,
    /** Last name of the site's first super admin. */
    lastName: nameField,
    /** Address that the link to set a password is mailed to. */
    email: emailField,
    /** The super admin's number without dial code; empty where none is known. */
    phone: z.optional(
      z.string().check(
        z.overwrite((text) => text.replace(/[\s().-]/g, '')),
        z.regex(/^(\d{4,15})?$/, 'Invalid Phone Number...'),
      ),
    ),
    /** The number's dial code with a plus; means nothing without one. */
    phoneCode: z.optional(phoneCodeField),
  }),
  response: z.object({
    /** The site's id: its short name. */
    site: z.string(),
    /** Host name that it stands at: its subdomain, or, where the platform has no domain, its own. */
    domain: z.string(),
    /** Its own host name, which waits to be served, 30 days at most; empty where it has none. */
    awaitedDomain: z.string(),
    /** Where its pages are, e.g. `https://fares.example.com`. */
    origin: z.string(),
    /** True where `domain` answers at once; false: an operator adds it to the edge first, and the link waits for that. */
    isServed: z.boolean(),
  }),
  failures: ['SITE_TAKEN', 'DOMAIN_TAKEN', 'EMAIL_TAKEN'],
});
