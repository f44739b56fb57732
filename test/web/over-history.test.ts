import { describe, expect, it, vi } from 'vitest';
import { type HistoryHost, overHistory } from '#web/ui/dialog/over-history.ts';

interface Entry {
  state: unknown;
  url: string;
}

/** A window's history: steps arrive later, and its listeners are told in their order, as in a browser. */
function makeWindow() {
  const entries: Entry[] = [{ state: { idx: 0 }, url: '/start' }];
  let at = 0;
  const listeners: ((event: Event) => void)[] = [];
  let losesSteps = false;
  const write = (state: unknown, url?: string | URL | null): Entry => ({ state, url: String(url ?? entries[at]!.url) });
  const tell = (event: Event) => {
    let isStopped = false;
    event.stopImmediatePropagation = () => void (isStopped = true);
    for (const listener of listeners) if (!isStopped) listener(event);
  };
  const host: HistoryHost = {
    history: {
      get state() {
        return entries[at]!.state;
      },
      pushState(state, _, url) {
        entries.splice(at + 1, entries.length, write(state, url));
        at++;
      },
      replaceState(state, _, url) {
        entries[at] = write(state, url);
      },
      go(by = 0) {
        if (losesSteps) return;
        setTimeout(() => {
          if (at + by < 0 || at + by >= entries.length) return;
          at += by;
          tell(new Event('popstate'));
        });
      },
    },
    location: {
      get href() {
        return entries[at]!.url;
      },
    },
    addEventListener: (_, listener) => void listeners.push(listener),
    dispatchEvent: (event) => tell(event),
  };
  /** The person's own step. */
  const { pushState, replaceState, go } = host.history;
  const step = async (by: number) => {
    go(by);
    await arrived();
  };
  return {
    host,
    step,
    place: () => ({ at, count: entries.length, url: entries[at]!.url }),
    listeners,
    /** From now on no step arrives, as where a full load came between. */
    loseSteps: () => void (losesSteps = true),
    /** The document goes, and with it whoever listened; the entries stay. */
    unload: () => {
      listeners.splice(0);
      Object.assign(host.history, { pushState, replaceState, go });
    },
  };
}

const arrived = () => new Promise((done) => setTimeout(done, 5));

function open() {
  const browser = makeWindow();
  const layers = overHistory(browser.host);
  const heard: string[] = [];
  browser.listeners.push(() => heard.push(browser.host.location.href));
  browser.host.history.pushState({ idx: 1 }, '', '/page');
  return { ...browser, layers, heard };
}

describe('what is open over a page', () => {
  it('closes by Back, and the page stays without the router hearing of it', async () => {
    const { layers, step, place, heard } = open();
    const closed: string[] = [];
    layers.open(() => closed.push('sheet'));
    await arrived();
    expect(place()).toEqual({ at: 2, count: 3, url: '/page' });
    await step(-1);
    expect(closed).toEqual(['sheet']);
    expect(place()).toMatchObject({ at: 1, url: '/page' });
    expect(heard).toEqual([]);
    await step(-1);
    expect(heard, 'the next Back is the page’s own').toEqual(['/start']);
  });

  it('leaves no entry behind when it is closed otherwise', async () => {
    const { layers, step, place, heard } = open();
    const take = layers.open(() => expect.unreachable());
    await arrived();
    take();
    await arrived();
    expect(place()).toMatchObject({ at: 1, url: '/page' });
    await step(-1);
    expect(heard).toEqual(['/start']);
  });

  it('keeps what the address became while it was open, however it is closed', async () => {
    for (const way of ['back', 'button'] as const) {
      const { host, layers, step, place, heard } = open();
      const take = layers.open(() => undefined);
      await arrived();
      host.history.replaceState({ idx: 1 }, '', '/page?stops=1');
      if (way === 'back') await step(-1);
      else take();
      await arrived();
      expect(place()).toMatchObject({ at: 1, url: '/page?stops=1' });
      expect(heard).toEqual([]);
    }
  });

  it('stays over its page while that takes another address, and Back returns to each address before', async () => {
    const { host, layers, step, place, heard } = open();
    const closed: string[] = [];
    layers.open(() => closed.push('sheet'));
    await arrived();
    host.history.pushState({ idx: 2 }, '', '/page?stops=1');
    host.history.pushState({ idx: 3 }, '', '/page?stops=1&refundable=true');
    expect(place()).toMatchObject({ at: 4, url: '/page?stops=1&refundable=true' });
    await step(-1);
    expect(closed).toEqual(['sheet']);
    expect(place()).toMatchObject({ at: 3, url: '/page?stops=1&refundable=true' });
    expect(heard, 'the sheet alone is closed').toEqual([]);
    await step(-1);
    await step(-1);
    await step(-1);
    expect(heard).toEqual(['/page?stops=1', '/page', '/start']);
  });

  it('gives its place to the page it leads to, closed before or after', async () => {
    for (const isClosedFirst of [true, false]) {
      const { host, layers, step, place } = open();
      const take = layers.open(() => undefined);
      await arrived();
      if (isClosedFirst) {
        take();
        await Promise.resolve();
        await Promise.resolve();
      }
      host.history.pushState({ idx: 2 }, '', '/next');
      if (!isClosedFirst) take();
      await arrived();
      expect(place()).toEqual({ at: 2, count: 3, url: '/next' });
      await step(-1);
      expect(place()).toMatchObject({ at: 1, url: '/page' });
    }
  });

  it('closes one layer at a time', async () => {
    const { layers, step, place } = open();
    const closed: string[] = [];
    layers.open(() => closed.push('dialog'));
    layers.open(() => closed.push('calendar'));
    await arrived();
    expect(place().at).toBe(3);
    await step(-1);
    expect(closed).toEqual(['calendar']);
    await step(-1);
    expect(closed).toEqual(['calendar', 'dialog']);
    expect(place()).toMatchObject({ at: 1, url: '/page' });
  });

  it('hands over to another in the same breath, as an effect run twice does', async () => {
    const { layers, place } = open();
    const take = layers.open(() => undefined);
    await arrived();
    take();
    layers.open(() => undefined);
    await arrived();
    expect(place()).toMatchObject({ at: 2, count: 3 });
  });

  it('is passed by when the page itself goes back', async () => {
    const { host, layers, place, heard } = open();
    layers.open(() => undefined);
    await arrived();
    host.history.go(-1);
    await arrived();
    expect(place()).toMatchObject({ at: 0, url: '/start' });
    expect(heard).toEqual(['/start']);
  });

  it('does not come back by Forward', async () => {
    const { layers, step, place } = open();
    layers.open(() => undefined);
    await arrived();
    await step(-1);
    await step(1);
    await arrived();
    expect(place()).toMatchObject({ at: 1, url: '/page' });
  });

  it('tells the router where it is, when that was sent on during a layer’s own step', async () => {
    for (const way of ['replaceState', 'pushState'] as const) {
      const { host, layers, place, heard } = open();
      const take = layers.open(() => undefined);
      await arrived();
      take();
      await Promise.resolve();
      await Promise.resolve();
      host.history[way]({ idx: way === 'pushState' ? 2 : 1 }, '', '/next');
      expect(place().url, 'the step is still under way').toBe('/page');
      await arrived();
      expect(place().url).toBe('/next');
      expect(heard.at(-1), way).toBe('/next');
    }
  });

  it('tells a router that listened before it was loaded, too', async () => {
    const browser = makeWindow();
    const heard: string[] = [];
    browser.listeners.push(() => heard.push(browser.host.location.href));
    const layers = overHistory(browser.host);
    browser.host.history.pushState({ idx: 1 }, '', '/page');
    const take = layers.open(() => undefined);
    await arrived();
    take();
    await Promise.resolve();
    await Promise.resolve();
    browser.host.history.pushState({ idx: 2 }, '', '/next');
    await arrived();
    expect(heard.at(-1)).toBe('/next');
    expect(browser.place()).toMatchObject({ at: 2, url: '/next' });
  });

  it('never steps back to a page that another has taken the place of', async () => {
    const { host, layers, step, place, heard } = open();
    const take = layers.open(() => undefined);
    await arrived();
    host.history.replaceState({ idx: 1 }, '', '/next');
    take();
    await arrived();
    expect(place()).toMatchObject({ at: 2, url: '/next' });
    expect(host.history.state).toEqual({ idx: 1 });
    expect(heard).toEqual([]);
    await step(-2);
    expect(heard).toEqual(['/start']);
  });

  it('takes no step when the page is loaded anew, and the person’s own Back leaves the page', async () => {
    for (const count of [1, 2]) {
      const { host, layers, step, place, listeners, unload } = open();
      for (let layer = 0; layer < count; layer++) layers.open(() => expect.unreachable());
      await arrived();
      unload();
      overHistory(host);
      const heard: string[] = [];
      listeners.push(() => heard.push(host.location.href));
      await arrived();
      expect(place()).toMatchObject({ at: 1 + count, url: '/page' });
      host.history.replaceState({ idx: 1 }, '', '/page?stops=1');
      await step(-1);
      await arrived();
      expect(place()).toMatchObject({ at: 0, url: '/start' });
      expect(heard).toEqual(['/start']);
    }
  });

  it('opens and closes over a page that was loaded anew like over any other', async () => {
    const { host, layers, step, place, listeners, unload } = open();
    layers.open(() => undefined);
    await arrived();
    unload();
    const again = overHistory(host);
    const heard: string[] = [];
    listeners.push(() => heard.push(host.location.href));
    const closed: string[] = [];
    again.open(() => closed.push('dialog'));
    await arrived();
    expect(place().at).toBe(3);
    await step(-1);
    expect(closed).toEqual(['dialog']);
    expect([place().at, ...heard]).toEqual([2]);
    await step(-1);
    await arrived();
    expect(heard).toEqual(['/start']);
  });

  it('goes on where its step is lost, and the router hears of it', async () => {
    vi.useFakeTimers();
    const { host, layers, place, heard, loseSteps } = open();
    const take = layers.open(() => undefined);
    await Promise.resolve();
    loseSteps();
    take();
    await Promise.resolve();
    host.history.pushState({ idx: 2 }, '', '/next');
    expect(place().url).toBe('/page');
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    expect(place().url).toBe('/next');
    expect(heard).toEqual(['/next']);
  });
});
