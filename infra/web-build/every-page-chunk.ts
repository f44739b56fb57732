import type { Plugin, Rollup } from 'vite';

const NAME = 'first';

/** Libraries that no page does without. */
const libraries =
  /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|jotai|zod|keyborg|@griffel|@emotion|@tanstack\/(query-core|react-query))\/|@aws-amplify\/core\/dist\/esm\/(constants\.mjs|errors\/)/;

/** What FluentProvider is made of: Fluent's packages import each other whole, so that its modules are named here. */
const provider = new RegExp(
  `/node_modules/@fluentui/(${[
    'react-(provider|shared-contexts|jsx-runtime)/',
    'react-icons/lib/contexts/IconDirectionContext',
    'react-tabster/lib/(focus/(focusVisiblePolyfill|constants)|hooks/useFocusVisible)',
    'react-utilities/lib/(ssr/|compose/(constants|slot|isSlot|getIntrinsicElementProps)|utils/(properties|getNativeElementProps|isHTMLElement)|hooks/(useId|useIsomorphicLayoutEffect|useMergedRefs))',
  ].join('|')})`,
);

/** What of the libraries only some pages use. */
const seldom =
  /\/(useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver|useQueries|queriesObserver)\.js$/;

/**
 * Modules that their pages use together, though not all of them every time: left to the bundler they fall into a chunk for
 * each set of pages, and small files compress badly.
 */
const together = [
  {
    name: 'page-kit',
    of: /\/web\/(api\/use-call|ui\/(error-state|press-primary|use-debounced)|users\/user-type-name)\.tsx?$/,
  },
  { name: 'asked-again', of: /\/web\/ui\/(waiting|use-online|list\/stale-note)\.tsx?$/ },
  { name: 'rows', of: /\/web\/ui\/list\/(list-(body|foot|total)|use-list-calls)\.tsx?$|\/shared\/pages\.ts$/ },
  { name: 'list-page', of: /\/web\/ui\/list\/(filter-(bar|chips)|list-(address|page|tabs)|use-list-address)\.tsx?$/ },
  { name: 'list-screen', of: /\/web\/ui\/list\/(list-(content|screen)|use-cursor-rows)\.tsx$/ },
  { name: 'downloads', of: /\/web\/exports\/(begin-download|may-download|watched)\.tsx?$/ },
  {
    name: 'customers',
    of: /\/web\/users\/customers\/(customers-address|customer-text|customer-actions|wallet-links)\.tsx?$|\/shared\/users\/(get-customers|get-user-by-id|search-wl-user)\.ts$/,
  },
  {
    name: 'booking-frame',
    of: /\/web\/(flights\/booking\/(booking-(frame|address|card)|rail-itinerary|stepper|use-quote|time-left|journey)|ui\/(booking-icon|use-time-left))\.tsx?$/,
  },
  {
    name: 'search-start',
    of: /\/(web\/flights\/(search\/(form-state|recent-searches|use-today)|travellers-text)|shared\/ids)\.ts$/,
  },
  {
    name: 'search-words',
    of: /\/(shared\/flights\/(search-query|is-day|cabins)|web\/flights\/for-customer\/customer-in-address)\.ts$/,
  },
  {
    name: 'fluent-state',
    of: /\/node_modules\/@fluentui\/react-utilities\/lib\/hooks\/use(ControllableState|EventCallback)/,
  },
  { name: 'checked-form', of: /\/web\/(ui\/use-contract-form|api\/show-field-errors)\.ts$/ },
  { name: 'customer-dialogs', of: /\/web\/(users\/customers\/row-dialogs|markups\/group-dialogs)\.tsx$/ },
  {
    name: 'passenger-form',
    of: /\/(shared\/flights\/(passenger(-rules)?|day-or-empty)|shared\/users\/(traveller|get-travellers|save-traveller)|web\/flights\/booking\/form-errors)\.ts$/,
  },
];

const isShared = (id: string): boolean =>
  (libraries.test(id) && !seldom.test(id)) ||
  provider.test(id) ||
  id.endsWith('vite/preload-helper.js') ||
  /commonjsHelpers|web-build\/resolve-styles|\/web\/index\.html/.test(id);

/**
 * One chunk for what every page needs: `main` with all that it imports at once. Many small files compress badly (13 KB
 * gzip of 165), and each is a request. The build fails when this chunk would import another: the two would wait for
 * each other.
 */
export function everyPageChunk(main: string): Plugin {
  let own: Set<string> | undefined;
  const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
    own ??= closureOf(main, (module) => getModuleInfo(module)?.importedIds ?? []);
    return own.has(id) || isShared(id) ? NAME : together.find(({ of }) => of.test(id))?.name;
  };
  return {
    name: 'every-page-chunk',
    apply: 'build',
    config: () => ({ build: { rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } } } }),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || chunk.imports.length === 0) continue;
        const strangers = chunk.imports.flatMap((file) => (bundle[file] as Rollup.OutputChunk).moduleIds);
        this.error(
          `every page's chunk would wait for others; name these modules in every-page-chunk.ts or import them late:\n${strangers.join('\n')}`,
        );
      }
      const circle = circleOf((file) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      }, Object.keys(bundle));
      if (circle) this.error(`these chunks wait for each other, so that one runs too early: ${circle.join(' → ')}`);
    },
  };
}

/** A way from a chunk back to itself; undefined where there is none. */
export function circleOf(
  importsOf: (file: string) => readonly string[],
  files: readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf(file)) {
      const circle = follow(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Our own modules that are there with `main`, the ones made by the build included. */
function closureOf(main: string, importsOf: (module: string) => readonly string[]): Set<string> {
  const isOurs = (module: string) =>
    module.includes('virtual:') || (!module.includes('/node_modules/') && /\.(tsx?|css)$/.test(module));
  const known = new Set<string>();
  const visit = (module: string): void => {
    if (known.has(module) || !isOurs(module)) return;
    known.add(module);
    importsOf(module).forEach(visit);
  };
  visit(main);
  return known;
}
