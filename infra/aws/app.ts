import { App } from 'aws-cdk-lib';
import { describePlatform } from './platform.ts';
import { readSettings } from './settings.ts';

const app = new App();
await describePlatform(app, readSettings(app));
app.synth();
