import { findChromium } from './find-chromium.ts';

findChromium();
