import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { type UserType, userTypes } from '#shared/users/types.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { askedCalls } from './asked-calls.ts';
import { makeOwning, MORE_THAN_A_PAGE, type Owning, rowsOf, tellTales, unknownIds, writesTo } from './foreign-world.ts';
import { type IdField, idFields, type IdKind, idPathsOf, kindOf, pathsOf, put, shownBy } from './id-fields.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let asked = 0;

/** A call's fields that name something of somebody's: path, what it is declared as, kind. */
const fieldsOf = ({ name }: Call) =>
  Object.entries(idFields[name] ?? {}).flatMap(([path, field]) => {
    const kind = kindOf(field);
    return kind ? [{ path, field, kind }] : [];
  });
const opens = (field: IdField) => !field.startsWith('maybe ');
const callsWithIds = askedCalls.filter((call) => fieldsOf(call).length);

/** A call's sample with ids in it: for each field the one that is chosen for its path and kind. */
const bodyOf = (call: Call, idFor: (path: string, kind: IdKind) => string) =>
  fieldsOf(call).reduce<Record<string, unknown>>(
    (body, { path, kind }) => put(body, path, idFor(path, kind)),
    sampleRequests[call.name] ?? {},
  );

const ask = (call: Call, body: Record<string, unknown>, as: TestUser | { token: string } | undefined) =>
  callHttp({
    site: 'sarathi',
    call,
    body: body as never,
    as,
    // Each from an address of its own, so that no limit of an address is met.
    address: `2001:db8:2:${(asked += 1).toString(16)}::1`,
  });
type Answer = Awaited<ReturnType<typeof ask>>;

function expectUntold(answer: Answer, foreign: Owning, body: Record<string, unknown>) {
  const sent = fieldsOfBody(body);
  const said = JSON.stringify({ ...answer, errors: undefined });
  expect(tellTales(foreign, sent).filter((text) => said.includes(text))).toEqual([]);
}
const fieldsOfBody = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(fieldsOfBody) : [String(value)];

const told = ({ status, success, result, errorCode, message }: Answer) => ({
  status,
  success,
  result,
  errorCode,
  message,
});

/** Whose ids are asked for at the Indian site. Staff of a site see its customers' rows. */
const sides = [
  {
    whose: 'another tenant',
    site: 'gulf' as const,
    marks: { lastName: 'Foreignsson', pnr: 'FRN777' },
    askers: [undefined, ...userTypes],
    /** What alone opens: on its own site whoever holds one is let in. */
    bearers: [] as IdKind[],
  },
  {
    whose: 'another owner of the site',
    site: 'sarathi' as const,
    marks: { lastName: 'Neighbourly', pnr: 'NGH888' },
    askers: [undefined, ...userTypes.filter((type) => type !== 'staff')],
    bearers: ['session', 'password link', 'quote link', 'driver link', 'pnr'] as IdKind[],
  },
];

describe.each(sides)('what belongs to $whose', ({ site, marks, askers, bearers }) => {
  let foreign: Owning;
  let own: Owning;
  let rows: Record<string, unknown>[];
  /** One session an asker: no call that names something ends it. */
  let sessions: { type: UserType | undefined; as: { token: string } | undefined }[];
  beforeAll(async () => {
    sessions = await Promise.all(
      askers.map(async (type) => ({
        type,
        as: type && { token: await signInAgain(world.user('sarathi', type)) },
      })),
    );
    foreign = await makeOwning(world, site, marks, MORE_THAN_A_PAGE);
    own = await makeOwning(world, 'sarathi', { lastName: `Owner${site}`, pnr: 'WNR999' });
    rows = await rowsOf(foreign);
    expect(rows.length).toBeGreaterThan(30);
  });
  const theirs = (kind: IdKind) => (bearers.includes(kind) ? unknownIds() : foreign.ids)[kind];
  beforeEach(() => {
    world.faults.reset();
  });
  const staysAsItWas = () => {
    expect(writesTo(foreign, 'sarathi', world.faults.counts())).toEqual([]);
  };

  it.each(callsWithIds.map((call) => [call.name, call] as const))(
    'is not found, changed or named by %s, and answered as what does not exist, whoever asks',
    async (_name, call) => {
      for (const { type, as } of sessions) {
        const body = bodyOf(call, (_path, kind) => theirs(kind));
        const answer = await ask(call, body, as);
        expectUntold(answer, foreign, body);
        if (!fieldsOf(call).some(({ field }) => opens(field))) continue;
        expect({ type, ...told(answer) }).toMatchObject({ type, success: false, result: null });
        const none = unknownIds();
        expect({ type, ...told(answer) }).toEqual({
          type,
          ...told(
            await ask(
              call,
              bodyOf(call, (_path, kind) => none[kind]),
              as,
            ),
          ),
        });
      }
      staysAsItWas();
    },
  );

  it.each(
    callsWithIds
      .filter((call) => fieldsOf(call).length > 1)
      .flatMap((call) => fieldsOf(call).map((field) => [field.path, call.name, field, call] as const)),
  )('as %s of %s opens nothing beside ids of one’s own', async (_path, _name, { path, field }, call) => {
    const body = bodyOf(call, (at, kind) => (at === path ? theirs(kind) : own.ids[kind]));
    const answer = await ask(call, body, own.owner);
    expectUntold(answer, foreign, body);
    if (opens(field)) expect(told(answer)).toMatchObject({ success: false, result: null });
    staysAsItWas();
  });

  it('stands in the table as it was', async () => {
    expect(await rowsOf(foreign)).toEqual(rows);
  });
});

describe('what a call names', () => {
  it.each(askedCalls.map((call) => [call.name, call] as const))('is declared, field by field: %s', (name, call) => {
    const declared = Object.keys(idFields[name] ?? {});
    expect(
      idPathsOf(call).filter((path) => !declared.includes(path)),
      `say in test/access/id-fields/${name.split('/')[0]}.ts what these fields of '${name}' name`,
    ).toEqual([]);
    const paths = pathsOf(call);
    expect(declared.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('is declared of no call that does not exist', () => {
    expect(Object.keys(idFields).filter((name) => !existsSync(`shared/${name}.ts`))).toEqual([]);
  });

  /** A test with the helpers beside it, which may ask for it. */
  const withHelpers = (file: string): string => {
    const source = readFileSync(file, 'utf8');
    const beside = [...source.matchAll(/from '(\.\/[^']+)'/g)].map(([, name]) => join(dirname(file), name!));
    return [source, ...beside.map((name) => readFileSync(name, 'utf8'))].join('\n');
  };
  const shown = Object.entries(idFields).flatMap(([name, fields]) =>
    Object.values(fields).flatMap((field) => (shownBy(field) ? [[name, shownBy(field)!] as const] : [])),
  );
  it.each(shown)('is nobody’s in %s as %s shows, which is there and asks this call', (name, file) => {
    expect(existsSync(file), file).toBe(true);
    expect(withHelpers(file)).toContain(`#shared/${name}.ts`);
  });

  it('is said of a customer’s number with such a test', () => {
    const unsaid = Object.entries(idFields).filter(([, fields]) => fields.customerId === 'nobody');
    expect(unsaid.map(([name]) => name)).toEqual([]);
  });

  it('is told in no comment, which nothing would hold', () => {
    const sources = readdirSync('test/access/id-fields').map((file) =>
      readFileSync(`test/access/id-fields/${file}`, 'utf8'),
    );
    expect(sources.filter((source) => /^.*\/\/.*\.test\.ts.*$/m.test(source))).toEqual([]);
  });

  it('is asked of many', () => {
    expect(allCalls.filter((call) => fieldsOf(call).length).length).toBeGreaterThan(20);
  });
});
