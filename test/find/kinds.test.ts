import { describe, expect, it } from 'vitest';
import { allPermissions, type Permission } from '#shared/permissions/catalogue.ts';
import type { Holder } from '#shared/permissions/holds.ts';
import type { SiteData } from '#shared/site/model.ts';
import type { UserType } from '#shared/users/types.ts';
import { hasAllWords, markedWords } from '#web/find/marked-words.ts';
import { kinds } from '#web/find/kinds.ts';

const siteWith = (...modules: string[]) =>
  ({
    activeModules: modules.map((module_name) => ({ siteModuleId: 1, siteModule: { module_name } })),
  }) as unknown as SiteData;
const holding = (permissions: readonly string[], userType: UserType = 'staff'): Holder => ({
  userType,
  isSuperAdmin: false,
  permissions: new Set(permissions),
});
const everything = allPermissions.map(({ id }) => id);
const openTo = (holder: Holder, site = siteWith('Flights', 'Dmc')) =>
  kinds.filter((kind) => kind.isOpen(holder, site)).map(({ id }) => id);

/** Right → what is not found without it. */
const closes: Partial<Record<Permission, string[]>> = {
  'customers.view': ['people', 'companies'],
  'tickets.view': ['tickets'],
  'karts.view': ['karts'],
  'flights.book': ['orders'],
  'payments.view': ['transfers'],
  'wallet.view': ['entries'],
};

describe('a search asks for what the searcher’s rights open alone', () => {
  it('finds all kinds in their order, each by a file of its name', () => {
    expect(openTo(holding(everything))).toEqual([
      ...['people', 'companies', 'tickets', 'karts', 'orders', 'transfers', 'entries'],
    ]);
  });

  it.each(everything)('each right that is off takes its kinds away, and no other: %s', (right) => {
    const left = kinds.map(({ id }) => id).filter((id) => !closes[right]?.includes(id));
    expect(openTo(holding(everything.filter((id) => id !== right)))).toEqual(left);
  });

  it('and staff without any find nothing', () => expect(openTo(holding([]))).toEqual([]));

  it.each(['travelAgent', 'corporate', 'retail'] as const)(
    'a %s finds their own, and neither people nor companies',
    (type) => {
      expect(openTo(holding([], type))).toEqual(['tickets', 'orders', 'transfers', 'entries']);
      // What was sold is found where nothing is sold any more.
      expect(openTo(holding([], type), siteWith())).toEqual(['tickets', 'orders', 'transfers', 'entries']);
    },
  );
});

describe('what was typed is asked of the kinds that it can be of', () => {
  const askedBy = (words: string) =>
    Object.fromEntries(
      kinds.flatMap(({ id, asks }) => {
        const asked = asks(words);
        return asked.length ? [[id, asked.length]] : [];
      }),
    );
  it.each([
    ['h', {}],
    ['har', { people: 1, companies: 1, tickets: 1, karts: 1 }],
    ['harbir singh', { people: 1, companies: 1, tickets: 1, karts: 1, transfers: 1, entries: 1 }],
    ['X8RD4N', { people: 1, companies: 1, tickets: 1, karts: 1, transfers: 1, entries: 1 }],
    // A PNR of letters alone may be a name: both are looked for.
    ['HARBXQ', { people: 1, companies: 1, tickets: 2, karts: 1, transfers: 1, entries: 1 }],
    ['176-2401234567', { people: 1, companies: 1, tickets: 1, karts: 1, transfers: 1, entries: 1 }],
    ['0123456789ABCDEFGHJKMNPQRS', { people: 1, companies: 1, tickets: 1, orders: 1, transfers: 1, entries: 1 }],
    ['NEFT HARB607114', { people: 1, companies: 1, tickets: 1, karts: 1, transfers: 1, entries: 1 }],
    ['7', { karts: 1 }],
    ['harbir@gangatravel.in', { people: 1, companies: 1, tickets: 1 }],
  ])('%s', (words, asked) => expect(askedBy(words)).toEqual(asked));

  it('and nothing that a contract refuses is sent', () => {
    for (const words of ['x'.repeat(120), '1'.repeat(120), 'é 1 ', '٣٤٥ ٦٧'])
      for (const { call, asks } of kinds)
        for (const asked of asks(words)) expect(call.request.safeParse(asked)).toMatchObject({ success: true });
  });
});

describe('what was typed is marked where a word begins so', () => {
  const marked = (text: string, typed: string) =>
    markedWords(text, typed)
      .map((piece) => (piece.isTyped ? `[${piece.text}]` : piece.text))
      .join('');
  it.each([
    ['Harbir Singh, harbir@ganga.in', 'harb', '[Harb]ir Singh, [harb]ir@ganga.in'],
    ['Sharb Singh', 'harb', 'Sharb Singh'],
    ['José Roy', 'jose r', '[José] [R]oy'],
    ['a.b (c)', '(c', 'a.b [(c])'],
    ['Harbir', '', 'Harbir'],
  ])('%s by %s', (text, typed, shown) => expect(marked(text, typed)).toBe(shown));
  it('a company has all that was typed', () => {
    expect(hasAllWords('Harbour Line Travels', 'line harb')).toBe(true);
    expect(hasAllWords('Harbour Line Travels', 'harbir')).toBe(false);
    expect(hasAllWords('', 'harb')).toBe(false);
  });
});
