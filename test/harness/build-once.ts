import { buildSite } from '#infra/local/build-site.ts';

/** The site as it is served, built once before the journeys; the same sources are not built again. */
await buildSite();
