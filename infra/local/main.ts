import { rm } from 'node:fs/promises';
import { portolanHome } from './home.ts';
import { startPortolan } from './run.ts';

const flag = (name: string) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

const home = portolanHome();
const port = Number(flag('--port') ?? process.env.PORT ?? 8420);
try {
  if (process.argv.includes('--fresh')) await rm(home, { recursive: true, force: true });
  const running = await startPortolan({ home, port });
  console.log(running.greeting);
  const stop = async () => {
    await running.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
