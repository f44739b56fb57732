import * as z from 'zod/mini';
import { fieldErrors } from '#functions/http/request/parse-request.ts';
import { fail, type FieldErrors, ok, type Outcome } from '#shared/errors.ts';
import { isGstin, WRONG_GSTIN } from '#shared/site/gst-states.ts';
import { moduleLabels } from '#shared/site/module-labels.ts';
import { type PartName, partSchemas, type PartValue, type ShownPart } from '#shared/site/parts/parts.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { cleanSiteHtml } from './taken-out.ts';
import type { SettingRows } from './settings-store.ts';

const NO_STATES = 'Only numbers of companies in India have a state.';

/** A part's value as it may be stored, and what was taken out of its HTML. */
export interface CleanPart<P extends PartName> {
  value: PartValue<P>;
  takenOut: string[];
}

/** Fields of a part that hold HTML, as its reader calls them. */
const htmlFields: Partial<Record<PartName, Readonly<Record<string, string>>>> = {
  frame: { header: 'the header', footer: 'the footer' },
  notice: { popupAlert: 'the notice' },
  policies: {
    terms: 'the terms and conditions',
    privacy: 'the privacy policy',
    cancellation: 'the cancellation policy',
    partnerProgram: 'the API partner program',
  },
};

/** Holds a value against its part's schema and cleans it. VALIDATION with the fields under `value.`. */
export function readPart<P extends PartName>(part: P, given: unknown): Outcome<CleanPart<P>, 'VALIDATION'> {
  const parsed = z.safeParse(partSchemas[part] as z.ZodMiniType, given);
  if (!parsed.success) {
    const errors = Object.entries(fieldErrors(parsed.error.issues));
    return fail('VALIDATION', {
      errors: Object.fromEntries(errors.map(([path, text]) => [path === '_' ? 'value' : `value.${path}`, text])),
    });
  }
  const value = { ...(parsed.data as Record<string, unknown>) };
  const takenOut: string[] = [];
  for (const [field, name] of Object.entries(htmlFields[part] ?? {})) {
    const cleaned = cleanSiteHtml(value[field] as string);
    value[field] = cleaned.html;
    takenOut.push(...cleaned.takenOut.map((what) => `${what}, in ${name}`));
  }
  return ok({ value: value as PartValue<P>, takenOut });
}

/** What only the site's own rows can say of a value. */
export function whyNotHere(
  part: ShownPart,
  value: PartValue<ShownPart>,
  { granted, head }: SettingRows,
): FieldErrors | undefined {
  if (part === 'modules') {
    const refused = (value as PartValue<'modules'>).modules.filter((module) => !granted.includes(module));
    if (refused.length)
      return {
        'value.modules': `Not enabled by the platform: ${refused.map((module) => moduleLabels[module]).join(', ')}.`,
      };
  }
  if (part === 'company') {
    const { gstin, state, taxNumberName } = value as PartValue<'company'>;
    if (!siteTaxes(head).hasGstin) return state ? { 'value.state': NO_STATES } : undefined;
    if (taxNumberName) return { 'value.taxNumberName': 'In India the company number is the GSTIN.' };
    if (gstin && !isGstin(gstin)) return { 'value.gstin': WRONG_GSTIN };
    if (gstin && gstin.slice(0, 2) !== state) return { 'value.state': 'The GSTIN starts with another state’s code.' };
  }
  return undefined;
}
