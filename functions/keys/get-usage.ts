import { clock } from '#functions/clock.ts';
import { countOf, lastAnswers } from '#functions/http/by-key/answer-fields.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getUsage, USAGE_DAYS } from '#shared/keys/get-usage.ts';
import { addDays, dayIn } from '#shared/time.ts';
import { placeOf } from './key-place.ts';
import { readRuledKey } from './own-key.ts';
import { showKey } from './show-key.ts';
import { readAnswers, withUse } from './store.ts';

export const getUsageHandler = handle(getUsage, async (actor, { id }) => {
  const found = await readRuledKey(actor, id);
  if (!found.ok) return found;
  const place = await placeOf(actor, found.value);
  const [answers, [used]] = await Promise.all([readAnswers(place, found.value), withUse(actor, [found.value])]);
  const today = dayIn(place.head.zone, clock.now());
  const days = Array.from({ length: USAGE_DAYS }, (_, at) => addDays(today, at - USAGE_DAYS + 1));
  return ok({
    key: showKey(used!),
    days: days.map((day) => ({
      day,
      answered: countOf(answers, day, 'answered'),
      refused: countOf(answers, day, 'refused'),
      searches: countOf(answers, day, 'searches'),
      bookings: countOf(answers, day, 'bookings'),
    })),
    answers: lastAnswers(answers).map(({ at, call, status, request }) => ({
      at,
      call: call.replaceAll('/', '.'),
      status,
      requestId: request,
    })),
  });
});
