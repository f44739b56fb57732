// One thread that does nothing but passwords. What is asked while one is under way waits here, not in the process.
import { parentPort } from 'node:worker_threads';
import { argon2id, argon2Verify } from 'hash-wasm';

const deeds = { hash: argon2id, verify: argon2Verify };

parentPort.on('message', ({ id, deed, options }) => {
  deeds[deed](options).then(
    (value) => parentPort.postMessage({ id, value }),
    (error) => parentPort.postMessage({ id, error: String(error?.message ?? error) }),
  );
});
