// What belongs to a domain: the tests of its folder, the access tests of its calls, the journeys that name it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const JOURNEYS = 'test/browser';
/** Asked of every call; with PORTOLAN_DOMAIN, of that domain's alone. */
const ofCalls = ['test/access/matrix.test.ts', 'test/access/foreign-ids.test.ts', 'test/http/contract-fuzz.test.ts'];
/** What every change must keep to. */
export const ofSources = [
  'test/lint/import-rules.test.ts',
  'test/lint/source-rules.test.ts',
  'test/lists/ways-to-read.test.ts',
  'test/bench/list-calls.test.ts',
  'test/openapi/descriptions.test.ts',
  'test/openapi/examples.test.ts',
];
const apart = ['browser', 'localstack', 'long'];

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
const callDomains = () =>
  readdirSync('shared', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`shared/${entry.name}`).includes('calls.ts'))
    .map(({ name }) => name);

/** Journeys by the domains of their first line: `// domains: users, site`. */
export const journeys = () =>
  filesIn(JOURNEYS, '.journey.ts').map((file) => ({
    file,
    domains: (/^\/\/ domains: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '').split(', ').filter(Boolean),
  }));

/** Every name that `npm test -- <name>` knows: folders of test/ with handler tests. */
export const domains = () =>
  readdirSync('test', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !apart.includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => filesIn(`test/${name}`, '.test.ts').length)
    .toSorted();

/** The files of a domain, by vitest project. */
export const filesOf = (domain) => ({
  handlers: [
    ...new Set([
      ...filesIn(`test/${domain}`, '.test.ts'),
      ...(callDomains().includes(domain) ? ofCalls : []),
      ...ofSources,
    ]),
  ],
  browser: journeys()
    .filter((journey) => journey.domains.includes(domain))
    .map(({ file }) => file),
});
