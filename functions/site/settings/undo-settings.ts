import { scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import type { PartValue } from '#shared/site/parts/parts.ts';
import { undoSettings } from '#shared/site/settings/undo-settings.ts';
import { UNDO_STANDS, undonePictureWrites } from './brand-pictures.ts';
import { whyNotChange } from './part-access.ts';
import { keepers } from './parts.ts';
import { readSettings } from './settings-store.ts';
import { savePartWrites } from './settings-writes.ts';
import { showSettings } from './show-settings.ts';

export const undoSettingsHandler = handle(undoSettings, async (actor, { part, version }) => {
  const read = await readSettings(actor);
  const conflictNow = async () => conflict({ settings: await showSettings(actor, scopeOf(actor, undoSettings)) });
  if ((read.parts[part]?.version ?? 0) !== version) return conflictNow();
  const before = read.parts[part]?.before;
  if (part === 'secrets' || !before) return fail('NOTHING_TO_UNDO');
  const { readPart, whyNotHere } = await import('./read-part.ts');
  // Rules may have become stricter since it was saved.
  const clean = readPart(part, before);
  if (!clean.ok || whyNotHere(part, clean.value.value, read.rows))
    return fail('NOTHING_TO_UNDO', { message: 'The previous value can no longer be saved.' });
  const { value } = clean.value;
  const why = whyNotChange(actor, part, keepers[part].valueIn(read.rows), value);
  if (why) return fail('FORBIDDEN', { message: why });
  const pictures =
    part === 'branding'
      ? { before: keepers.branding.valueIn(read.rows), value: value as PartValue<'branding'> }
      : undefined;
  if (pictures && clock.now() - Date.parse(read.parts[part]!.changedAt) > UNDO_STANDS)
    return fail('NOTHING_TO_UNDO', { message: 'The previous pictures are no longer available.' });
  const done = await commit(actor, [
    ...savePartWrites(actor, read, { part, value, isUndo: true }),
    ...(pictures ? undonePictureWrites(actor, pictures) : []),
  ]);
  if (done.ok) return ok({ settings: await showSettings(actor, scopeOf(actor, undoSettings)) });
  return done.code === 'CONFLICT' ? conflictNow() : done;
});
