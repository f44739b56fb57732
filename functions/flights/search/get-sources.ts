import { handle } from '#functions/http/handle.ts';
import { readSourcesFor } from '#functions/site/store.ts';
import { ok } from '#shared/errors.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';

export const getSourcesHandler = handle(getSources, async (actor) =>
  ok({ sources: (await readSourcesFor(actor)).map(({ name }) => ({ source: name })) }),
);
