import { writeFileSync } from 'node:fs';
import { keysPage } from './keys-page.ts';

writeFileSync('docs/keys.md', keysPage());
