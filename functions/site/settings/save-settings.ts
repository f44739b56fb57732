import { scopeOf } from '#functions/scope.ts';
import { isDeepStrictEqual } from 'node:util';
import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { config } from '#functions/runtime/config.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { commit } from '#functions/table/commit.ts';
import type { AnswerOf, RequestOf } from '#shared/contract.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import type { PartName, PartValue } from '#shared/site/parts/parts.ts';
import { flightSalesOf } from '#shared/site/parts/secrets.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { pictureWrites } from './brand-pictures.ts';
import { whyNotChange } from './part-access.ts';
import { keepers } from './parts.ts';
import { secretRecord } from '../secret-record.ts';
import { readSettings } from './settings-store.ts';
import { duffelSourceWrites, savePartWrites, saveSecretWrites, takeSecretWrites } from './settings-writes.ts';
import { showSettings } from './show-settings.ts';

/** Cleaning HTML takes a large package, which only a save needs: it is loaded with the first. */
const loadRules = () => import('./read-part.ts');

type Request = RequestOf<typeof saveSettings>;
type Answer = AnswerOf<typeof saveSettings>;

export const saveSettingsHandler = handle(saveSettings, async (actor, request) =>
  request.part === 'secrets' ? saveSecret(actor, request) : savePart(actor, request.part, request),
);

async function savePart(
  actor: UserActor,
  part: Exclude<PartName, 'secrets'>,
  { version, value: given, uploads = [] }: Request,
): Promise<Answer> {
  const { readPart, whyNotHere } = await loadRules();
  const clean = readPart(part, given);
  if (!clean.ok) return clean;
  const { value, takenOut } = clean.value;
  const read = await readSettings(actor);
  const errors = whyNotHere(part, value, read.rows);
  if (errors) return fail('VALIDATION', { errors });
  // Also what was sent again because its answer was lost.
  const before = keepers[part].valueIn(read.rows);
  if (isDeepStrictEqual(before, value))
    return ok({ settings: await showSettings(actor, scopeOf(actor, saveSettings), read), takenOut });
  if ((read.parts[part]?.version ?? 0) !== version) return conflictNow(actor);
  const why = whyNotChange(actor, part, before, value);
  if (why) return fail('FORBIDDEN', { message: why });
  const pictures =
    part === 'branding'
      ? await pictureWrites(actor, uploads, {
          before: before as PartValue<'branding'>,
          value: value as PartValue<'branding'>,
        })
      : ok([]);
  if (!pictures.ok) return pictures;
  const done = await commit(actor, [...savePartWrites(actor, read, { part, value }), ...pictures.value]);
  if (done.ok) return ok({ settings: await showSettings(actor, scopeOf(actor, saveSettings)), takenOut });
  return done.code === 'CONFLICT' ? conflictNow(actor) : done;
}

const NO_TOKEN = 'A Duffel token starts with duffel_test_ or duffel_live_.';
/** Why a token is not taken, by what it sells: the deployment sells the other. */
const otherSales = {
  live: 'This is a test deployment: a live token would buy real tickets.',
  test: 'This deployment sells real flights: tickets from a test token are not valid for travel.',
} as const;

async function saveSecret(actor: UserActor, { version, value: given }: Request): Promise<Answer> {
  const { readPart } = await loadRules();
  const clean = readPart('secrets', given);
  if (!clean.ok) return clean;
  const { name, secret } = clean.value.value;
  const isGoing = secret === '';
  const sales = name === 'duffelToken' && !isGoing ? flightSalesOf(secret) : undefined;
  if (name === 'duffelToken' && !isGoing && sales !== config().FLIGHT_SALES)
    return fail('VALIDATION', { errors: { 'value.secret': sales ? otherSales[sales] : NO_TOKEN } });
  const read = await readSettings(actor);
  if ((read.parts.secrets?.version ?? 0) !== version) return conflictNow(actor);
  if (isGoing) {
    const gone = await commit(actor, takeSecretWrites(actor, read, name));
    if (gone.ok) return ok({ settings: await showSettings(actor, scopeOf(actor, saveSettings)), takenOut: [] });
    return gone.code === 'CONFLICT' ? conflictNow(actor) : gone;
  }
  const sealed = await encryptPersonal(secretRecord(actor, name), secret);
  const done = await commit(
    actor,
    saveSecretWrites(actor, read, {
      name,
      sealed,
      last4: secret.slice(-4),
      ...(sales && { beside: duffelSourceWrites(actor, read, sales) }),
    }),
  );
  if (done.ok) return ok({ settings: await showSettings(actor, scopeOf(actor, saveSettings)), takenOut: [] });
  return done.code === 'CONFLICT' ? conflictNow(actor) : done;
}

/** Whoever read an older version gets what stands now, so that both sides can be shown. */
const conflictNow = async (actor: UserActor) =>
  conflict({ settings: await showSettings(actor, scopeOf(actor, saveSettings)) });
