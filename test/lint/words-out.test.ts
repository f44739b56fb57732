import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { expect, it } from 'vitest';

/** What no text that a person reads says any more; what is said instead stands in docs/words.md. */
const out: readonly RegExp[] = [
  // Of the first two days in which strangers worked with it.
  /stands? here/i,
  /Nobody is about to leave/,
  /Nothing was ever paid/,
  /This is no (booking|customer|payment)/,
  /\b[Tt]wo signs\b/,
  /^Not said$/,
  /Only by hand/,
  /[Bb]rought back from/,
  /In less out/,
  /Fewest people/,
  /runs low/,
  /Empty: no mail/,
  /One rule holds for a price/,
  // Old turns of speech.
  /\b([Ww]ho|[Ww]hom|[Ww]hat|[Ww]here)(so)?ever\b/,
  /\b(anew|afresh|hitherto|thereof|whereof)\b/,
  /\bby (itself|themselves)\b/,
  /\bof (its|their|his) own\b/,
  /\b([Ss]omebody|[Ee]verybody|[Aa]nybody)\b/,
  /\b[Nn]obody (is|was|has|may|could|travels)\b/,
  /\b(may not|no longer may)\b/,
  /\bany more\b.*\bPlease\b/,
  /\bas it stands\b/i,
  /\bstands? (among|at|behind|before|now|otherwise|under|in)\b/,
  /\b(is|are) being (loaded|opened|asked|counted|drawn)\b/,
  /\b(could|can) not be (had|asked)\b|\bcannot be had\b/,
  /\b(is|are|was|were) asked (again|anew|after)\b/,
  /\b(taken|take) away\b/i,
  /\b(taken|take) back\b/i,
  /\blets? go\b/,
  /\bcomes to (before|first|nothing)\b/,
  /\bcalled like this\b/,
  /\b(given|giving|gives|sent) back\b/i,
  /\b(went|goes|going|comes|came) back\b/i,
  /\bmoney back\b/i,
  /\b(is|are|was|been) mailed\b|\b[Ww]e mail\b|\b(by|this|the|in a) mail\b/,
  /\bfrom the next request on\b/,
  /\ball the same\b/,
  /\b[Mm]eanwhile\b/,
  /\b(exists?|is there) already\b|\b[Nn]o \w+ of this name\b/,
  /\b(begun|began)\b/,
  /\bkept sealed\b/i,
  /\b(cannot|could not) be \w+ just now\b/,
  /\bplaces at most\b/,
  /\bis no (picture|member)\b/,
  /\b\d+ signs\b|\btwo letters at least\b/,
];

/** Spoken to whoever runs the platform or reads its log, and what speaks for others. */
const unseen = /^functions\/(table|lists|runtime|workers|suppliers\/sandbox|scope|actors)\b/;

/** What rows say of themselves, which is shown in other words. */
const stored: ReadonlySet<string> = new Set(['change of email taken back']);

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Said to a program, or to who writes one: a log's line, an error that is thrown, a contract's summary. */
const isSaidToNobody = ({ type, callee, key }: Node): boolean => {
  const called = callee as { name?: string; object?: { name?: string } } | undefined;
  return (
    (type === 'NewExpression' && called?.name === 'Error') ||
    called?.object?.name === 'log' ||
    (type === 'ObjectProperty' && (key as { name?: string }).name === 'summary')
  );
};

/** The texts that a file holds, with their lines; comments, imports and types are none. */
function textsOf(file: string): { line: number; text: string }[] {
  const code = readFileSync(file, 'utf8');
  const texts: { line: number; text: string }[] = [];
  const look = (node: Node): void => {
    if (/^(Import|Export(All|Named)Declaration$.*source|TS(Type|Interface|Literal))/.test(node.type)) return;
    if (isSaidToNobody(node)) return;
    const text =
      node.type === 'StringLiteral' || node.type === 'JSXText'
        ? String(node['value'])
        : node.type === 'TemplateLiteral'
          ? (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…')
          : '';
    const line = (node['loc'] as { start: { line: number } } | undefined)?.start.line ?? 0;
    if (/ |^[A-Z]/.test(text)) texts.push({ line, text: text.replaceAll(/\s+/g, ' ').trim() });
    for (const [field, value] of Object.entries(node))
      if (!field.endsWith('Comments') && field !== 'loc' && field !== 'key')
        for (const child of [value].flat()) if (isNode(child)) look(child);
  };
  look(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program as unknown as Node);
  return texts;
}

const sources = ['web', 'functions', 'shared'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !unseen.test(file)),
);

it('says nothing that went out (docs/words.md, “How texts are written”)', () => {
  const found = sources.flatMap((file) =>
    textsOf(file)
      .filter(({ text }) => !stored.has(text) && out.some((pattern) => pattern.test(text)))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
}, 60_000);

it('would find them', () => {
  expect(out.some((pattern) => pattern.test('Whoever is in it stands here.'))).toBe(true);
  expect(textsOf('web/users/login-page.tsx').map(({ text }) => text)).toContain('Sign in');
});
