import type { Plugin } from 'esbuild';

const CHAIN = '@aws-sdk/credential-provider-node';

/**
 * A function's credentials come in its environment and nowhere else. The SDK would look for them in profiles, single
 * sign-on and instance roles too, whose clients share files with what it loads at once: 35 KB of each function's start.
 */
export const lambdaCredentials: Plugin = {
  name: 'portolan-lambda-credentials',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${CHAIN}$`) }, ({ resolveDir }) => ({
      path: CHAIN,
      namespace: 'portolan-credentials',
      pluginData: resolveDir,
      sideEffects: false,
    }));
    onLoad({ filter: /./, namespace: 'portolan-credentials' }, ({ pluginData }) => ({
      contents:
        "import { fromEnv } from '@aws-sdk/credential-provider-env'; export const defaultProvider = (init) => fromEnv(init);",
      resolveDir: pluginData as string,
    }));
  },
};
