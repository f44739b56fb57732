// `import code from 'thread:./x.ts'`: a module with all that it imports, as the text of a thread (`new Worker(code, { eval: true })`).
// One text wherever the platform runs: no file has to be found beside a bundle, and Node 20 reads no TypeScript. Read by start.mjs,
// which runs before there is anything but JavaScript.
import path from 'node:path';

const PREFIX = 'thread:';

/** The text itself; what it is made of is answered too, for whoever watches it. */
async function codeOf(esbuild, file) {
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return { code: outputFiles[0].text, files: Object.keys(metafile.inputs).map((input) => path.resolve(input)) };
}

/** For esbuild. */
export const threadCode = {
  name: 'thread-code',
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /^thread:/ }, ({ path: named, resolveDir }) => ({
      path: path.resolve(resolveDir, named.slice(PREFIX.length)),
      namespace: 'thread-code',
    }));
    onLoad({ filter: /./, namespace: 'thread-code' }, async ({ path: file }) => {
      const { code, files } = await codeOf(esbuild, file);
      return { contents: code, loader: 'text', watchFiles: files };
    });
  },
};

/** The same for Vitest. */
export const threadCodeOfTests = {
  name: 'thread-code',
  enforce: 'pre',
  resolveId: (named, importer) =>
    named.startsWith(PREFIX)
      ? `\0${PREFIX}${path.resolve(path.dirname(importer), named.slice(PREFIX.length))}`
      : undefined,
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const { code } = await codeOf(await import('esbuild'), id.slice(1 + PREFIX.length));
    return `export default ${JSON.stringify(code)};`;
  },
};
