import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The site under /app. The page itself comes from functions/site-page, which finds the hashed files in the manifest. */
export default defineConfig({
  root: 'web',
  base: '/app/',
  publicDir: false,
  plugins: [react()],
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, target: 'es2022', modulePreload: { polyfill: false }, rollupOptions: { onwarn: (warning, warn) => (warning.code === 'INVALID_ANNOTATION' ? undefined : warn(warning)) }, reportCompressedSize: false },
});
