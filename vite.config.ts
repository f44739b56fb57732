import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { declarativeRouter } from './infra/web-build/declarative-router.ts';
import { everyPageChunk } from './infra/web-build/every-page-chunk.ts';
import { leanManifest } from './infra/web-build/lean-manifest.ts';
import { leanPackages } from './infra/web-build/lean-packages.ts';
import { leanStyles } from './infra/web-build/lean-styles.ts';
import { type CommonConfig, ownPage } from './infra/web-build/own-page.ts';
import { pathsInPlace } from './infra/web-build/paths-in-place.ts';
import { readPaths } from './infra/web-build/read-paths.ts';
import { routesInManifest } from './infra/web-build/routes-in-manifest.ts';
import { staticThemes } from './infra/web-build/static-themes.ts';

const here = import.meta.dirname;
const web = `${here}/web`;

/** What every page is built by, one with an entry of its own too. */
const common = (): CommonConfig => ({
  root: 'web',
  base: '/app/',
  publicDir: 'public',
  plugins: [react(), pathsInPlace(web), declarativeRouter, leanPackages, leanStyles, staticThemes],
  resolve: {
    alias: [
      // The package's default is its development build, whatever the mode.
      { find: /^react-router(-dom)?$/, replacement: `${here}/node_modules/react-router/dist/production/index.mjs` },
      {
        find: /^\.\/runtime\/resolve(?:Static)?StyleRules\.js$/,
        replacement: `${here}/infra/web-build/resolve-styles.ts`,
      },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Two in a hundred fewer bytes on every first visit than esbuild leaves, for ten seconds more in a build.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A flag is fetched when it is shown, not with all the others.
    assetsInlineLimit: (file) => (file.includes('country-flag-icons') ? false : undefined),
    // Comments of packages that only another bundler reads are no news to whoever starts the platform.
    rollupOptions: {
      onLog: (level, log, pass) => (log.code === 'INVALID_ANNOTATION' ? undefined : pass(level, log)),
      // What is smaller than a request's own headers goes into a chunk that is loaded with it anyway. Bytes.
      output: { experimentalMinChunkSize: 150 },
    },
  },
});

/** A driver's page is opened on the road: neither the router nor Fluent comes with it, but for what the kit draws. */
const driverPage = {
  main: 'app/driver.tsx',
  route: readPaths(web).get('driver')!,
  instead: [
    { find: /^react-router-dom$/, replacement: `${web}/app/full-loads.tsx` },
    { find: /^@fluentui\/react-components$/, replacement: `${web}/app/theme/bare-provider.tsx` },
  ],
};

/**
 * The site under /app. The page itself comes from functions/site-page, which finds the hashed files in the manifest.
 */
export default defineConfig(() => {
  const site = common();
  return {
    ...site,
    plugins: [
      ...(site.plugins ?? []),
      everyPageChunk(`${web}/app/main.tsx`),
      routesInManifest(web),
      ownPage(web, driverPage, common),
      leanManifest,
    ],
  };
});
