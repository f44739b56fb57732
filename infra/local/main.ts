import { portolanHome } from './home.ts';
import { readPort } from './ports.ts';
import { startPortolan } from './run.ts';

const flag = (name: string) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

try {
  const port = readPort(flag('--port') ?? process.env.PORT ?? '8420');
  const running = await startPortolan({
    home: portolanHome(),
    port,
    fresh: process.argv.includes('--fresh'),
    ...(process.env.PORTOLAN_LIFE !== 'off' && { life: (line: string) => console.log(line) }),
  });
  console.log(running.greeting);
  const stop = async (code: number) => {
    await running.stop();
    process.exit(code);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  void running.lost.then((error) => {
    console.error(
      `${error.message}\nPortolan stops: it cannot work without its database. What it acknowledged is kept; go on with: npm start`,
    );
    return stop(1);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
