import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { buildSite, manifestFile } from '#infra/local/build-site.ts';
import { describePlatform } from './platform.ts';
import { readSettings } from './settings.ts';

const app = new App();
const given = app.node.tryGetContext('siteManifest') as string | undefined;
if (!given) await buildSite();
// The page names the built site's files, which are found in Vite's manifest.
await describePlatform(app, readSettings(app), readFileSync(given ?? manifestFile, 'utf8'));
app.synth();
