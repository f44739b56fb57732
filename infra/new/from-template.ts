import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What can be made, each by the template of its name. */
export const kinds = ['call', 'list', 'record'] as const;
export type Kind = (typeof kinds)[number];

/** How the template's words are spelt for a name: `ask-refund` is `askRefund`, `AskRefund`, `ask refund`. */
function spelt(domain: string, room: string, name: string): Record<string, string> {
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const Pascal = `${camel[0]!.toUpperCase()}${camel.slice(1)}`;
  return {
    domain,
    room,
    place: `${domain}/${room}`.replace(/\/$/, ''),
    up: room ? '../../' : '../',
    name,
    camel,
    Pascal,
    words: name.replaceAll('-', ' '),
  };
}

/** How whatever only a person knows begins in a template; spelled in two halves, for whoever looks for those left. */
export const HOLE = `FILL${'_IN'}`;

/** A file's name, or where in one, and what stands there. */
const SECTION = /^== (.+)\n([\s\S]*?)\n+(?=== |$(?![\s\S]))/gm;

/**
 * The files of something new, by their paths from `root`, as they are to be: written anew, or as they stand with more in
 * them. Whatever only a person knows is a hole: a name beginning with `HOLE` that nothing declares, so that the types
 * name it, or in a comment or a test's title, which test/lint/source-rules.test.ts names.
 * Throws, saying why: an unknown domain, a file that is there already, a place that is not found.
 */
export function fromTemplate(kind: Kind, called: string, root = '.'): Map<string, string> {
  const [, domain, room = '', name] = /^([a-z]+)\/([a-z-]+\/)?([a-z]+(?:-[a-z\d]+)*)$/.exec(called) ?? [];
  if (!domain || !name)
    throw new Error(`"${called}" is no name: it is one like bookings/ask-refund or users/customers/ask-refund.`);
  if (!existsSync(path.join(root, `shared/${domain}/calls.ts`)))
    throw new Error(`There is no domain "${domain}" in shared/. docs/patterns/domain.md says how one is made.`);
  const words = spelt(domain, room, name);
  const template = readFileSync(`infra/new/${kind}.txt`, 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, word) => words[word]!,
  );
  const files = new Map<string, string>();
  const put = (file: string, anchor: string, more: string) =>
    files.set(file, inserted(files.get(file) ?? readFileSync(path.join(root, file), 'utf8'), file, anchor, more));
  for (const [, head, body] of template.matchAll(SECTION)) {
    if (head === 'into calls') {
      const list = listOfCalls(root, domain, room.slice(0, -1));
      for (const [, call, module] of body!.matchAll(/^(\w+) from ([\w-]+)$/gm)) {
        const from = path.posix.relative(path.posix.dirname(list.file), `shared/${domain}/${room}${module}.ts`);
        put(list.file, list.anchor, `${call},`);
        put(list.file, '', `import { ${call} } from '${from.startsWith('.') ? from : `./${from}`}';`);
      }
      continue;
    }
    const [, file, anchor = ''] = /^into (\S+)(?: after (.+))?$/.exec(head!) ?? [];
    if (file) put(file, anchor, body!);
    else if (existsSync(path.join(root, head!))) throw new Error(`${head} is there already.`);
    else files.set(head!, `${body}\n`);
  }
  return files;
}

/**
 * Where a domain lists its calls: the list of the room's name (`mastersCalls`, or `session:` among rooms), the domain's
 * own, or its first.
 */
function listOfCalls(root: string, domain: string, room: string): { file: string; anchor: string } {
  const lists = readdirSync(path.join(root, `shared/${domain}`), { recursive: true })
    .map((name) => path.posix.join(`shared/${domain}`, String(name)))
    .filter((file) => /(?:^|[/-])calls\.ts$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(/^(?:export const (\w+)Calls = \[| {2}(\w+): \[)/gm),
      ].map(([anchor, list, ofRooms]) => ({ file, anchor, name: list ?? ofRooms! })),
    );
  const found = lists.find(({ name }) => name === room) ?? lists.find(({ name }) => name === domain) ?? lists[0];
  if (!found) throw new Error(`shared/${domain}/calls.ts lists no calls.`);
  return found;
}

/** A file's text with more right behind the first place that reads so; at its beginning without one. */
function inserted(text: string, file: string, anchor: string, more: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`${file} has no "${anchor}".`);
  const behind = text.slice(at + anchor.length);
  return `${text.slice(0, at + anchor.length)}${anchor && '\n'}${more}${behind.startsWith('\n') ? '' : '\n'}${behind}`;
}
