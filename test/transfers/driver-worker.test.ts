import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const ORIGIN = 'http://dune.localhost';
const SHELL = '/app/dmc/driver/shell';
const PAGE =
  '<script src="/app/assets/main-1.js"></script><link href="/app/assets/one-2.css"><a href="/app/flight/search">';
const source = readFileSync('web/public/driver-worker.js', 'utf8');

interface Asked {
  method: string;
  mode: string;
  url: string;
}
type Handler = (event: object) => void;

/** A worker in a world of its own: its caches, and a network that can be off. */
function makeWorker() {
  const handlers = new Map<string, Handler>();
  const kept = new Map<string, Map<string, Response>>();
  const net = { isOn: true, page: PAGE, asked: [] as string[] };
  const pathOf = (of: string | Asked) => new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;
  const fetchIt = async (of: string | Asked) => {
    net.asked.push(pathOf(of));
    if (!net.isOn) throw new TypeError('no network');
    return new Response(pathOf(of).startsWith('/app/dmc/') ? net.page : `file ${pathOf(of)}`);
  };
  const cacheOf = (name: string) => {
    const rows = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, rows);
    return {
      match: async (of: string | Asked) => rows.get(pathOf(of))?.clone(),
      put: async (of: string, answer: Response) => void rows.set(pathOf(of), answer),
      add: async (of: string) => void rows.set(pathOf(of), await fetchIt(of)),
      keys: async () => [...rows.keys()].map((path) => ({ url: ORIGIN + path })),
      delete: async (of: Pick<Asked, 'url'>) => rows.delete(new URL(of.url).pathname),
    };
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (of: string | Asked) => {
      for (const rows of kept.values()) if (rows.has(pathOf(of))) return rows.get(pathOf(of))!.clone();
      return undefined;
    },
  };
  vm.runInNewContext(source, { self, caches, fetch: fetchIt, URL, Response });
  const happens = async (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    handlers.get(name)!({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (answer: Promise<Response>) => {
        answered = answer;
      },
    });
    await Promise.all(waits);
    return answered;
  };
  const ask = (request: Partial<Asked>) =>
    happens('fetch', { request: { method: 'GET', mode: 'cors', url: `${ORIGIN}/`, ...request } });
  const paths = () => [...kept.values()].flatMap((rows) => [...rows.keys()]).toSorted();
  return { happens, ask, net, paths, kept };
}

describe('the worker of a driver’s page', () => {
  let worker: ReturnType<typeof makeWorker>;
  const link = `${ORIGIN}/app/dmc/driver/D1-5ecret`;
  beforeEach(async () => {
    worker = makeWorker();
    worker.kept.set('driver-0', new Map());
    await worker.happens('install');
    await worker.happens('activate');
  });

  it('keeps one page under a fixed name, with the files that it names, and nothing of older ones', () => {
    expect(worker.paths()).toEqual(['/app/assets/main-1.js', '/app/assets/one-2.css', SHELL]);
    expect([...worker.kept.keys()]).toEqual(['driver-2']);
  });

  it('answers any link by that page where there is no network, and never keeps a link', async () => {
    expect(await (await worker.ask({ mode: 'navigate', url: link }))!.text()).toBe(PAGE);
    worker.net.isOn = false;
    expect(await (await worker.ask({ mode: 'navigate', url: link }))!.text()).toBe(PAGE);
    expect(worker.paths().join()).not.toContain('5ecret');
  });

  it('keeps what the page says that it loaded, of its own files alone', async () => {
    const loaded = ['/app/assets/late-3.js', '/api/dmcDriver/x', 'https://elsewhere.example/app/assets/a.js'];
    await worker.happens('message', { data: { loaded } });
    expect(worker.paths()).toContain('/app/assets/late-3.js');
    expect(worker.paths().filter((path) => path.startsWith('/api') || path.endsWith('/a.js'))).toEqual([]);
    worker.net.isOn = false;
    const file = await worker.ask({ url: `${ORIGIN}/app/assets/late-3.js` });
    expect(await file!.text()).toBe('file /app/assets/late-3.js');
  });

  it('forgets the files of an earlier release once the page says what it loads by now, and none without a network', async () => {
    const says = (...loaded: string[]) => worker.happens('message', { data: { loaded } });
    await says('/app/assets/main-1.js', '/app/brand/logo.svg');
    worker.net.page = PAGE.replace('main-1', 'main-2');
    await says('/app/assets/main-1.js', '/app/brand/logo.svg');
    expect(worker.paths()).toContain('/app/assets/main-1.js');
    await says('/app/assets/main-2.js', '/app/brand/logo.svg');
    const there = ['/app/assets/main-2.js', '/app/assets/one-2.css', '/app/brand/logo.svg', SHELL];
    expect(worker.paths()).toEqual(there);
    worker.net.isOn = false;
    await says('/app/assets/main-2.js').catch(() => undefined);
    expect(worker.paths()).toEqual(there);
  });

  it('lets alone what is sent, and what is no file of its page', async () => {
    expect(
      await worker.ask({ method: 'POST', url: `${ORIGIN}/api/dmcDriver/updateTransferDoneByDriver` }),
    ).toBeUndefined();
    expect(await worker.ask({ url: `${ORIGIN}/api/site/detectSite` })).toBeUndefined();
  });
});
