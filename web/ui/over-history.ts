/** What of a window is needed, so that a test can stand in for it. */
export interface HistoryHost {
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  location: { readonly href: string };
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, capture: boolean): void;
}

/** An entry of the browser's history as the router wrote it; `over`: how many layers are open over its page. */
interface Entry {
  state: { idx?: number; over?: number } | null;
  url: string;
}

const pathOf = (url: string | URL): string => new URL(url, 'http://any.localhost').pathname;

/**
 * Gives what is open over a page an entry of its own in the browser's history: Back closes it and stays on the page.
 * The router never meets these entries. They carry their page's state and address, what becomes of those meanwhile is
 * taken along when they go, and another page that one leads to takes its place. Another address of the same page (a
 * filter chosen in a sheet) comes to lie under what stays open. `open` answers how to take a layer away.
 */
export function overHistory(host: HistoryHost): { open(close: () => void): () => void } {
  const { history } = host;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const go = history.go.bind(history);
  const opened: (() => void)[] = [];
  /** A step back of our own that has not arrived yet, and what was asked for meanwhile. */
  let isMoving = false;
  const later: (() => void)[] = [];
  const here = (): Entry => ({ state: history.state as Entry['state'], url: host.location.href });
  let last = here();
  const layers = () => here().state?.over ?? 0;

  const goBack = (by: number) => {
    isMoving = true;
    last = here();
    go(-by);
  };
  const settle = () => {
    if (isMoving) return;
    const surplus = layers() - opened.length;
    if (surplus > 0) return goBack(surplus);
    for (let over = layers() + 1; over <= opened.length; over++) push({ ...here().state, over }, '');
    last = here();
  };
  const soon = (work: () => void) => {
    if (isMoving) later.push(work);
    else work();
  };

  history.pushState = (state: Entry['state'], unused, url) =>
    soon(() => {
      const isSamePage = pathOf(url ?? here().url) === pathOf(here().url);
      if (layers()) replace(state, unused, url);
      else push(state, unused, url);
      last = here();
      if (isSamePage) settle();
    });
  history.replaceState = (state: Entry['state'], unused, url) =>
    soon(() => {
      replace(layers() ? { ...state, over: layers() } : state, unused, url);
      last = here();
    });
  history.go = (by = 0) => soon(() => go(by < 0 ? by - layers() : by));

  host.addEventListener(
    'popstate',
    (event) => {
      const isOurs = isMoving;
      isMoving = false;
      const closed = opened.splice(isOurs ? opened.length : layers());
      if (here().state?.idx === last.state?.idx) {
        // The same page, with a layer less (or one that is long gone, come upon by Forward): nothing for the router.
        event.stopImmediatePropagation();
        replace({ ...last.state, over: layers() || undefined }, '', last.url);
      }
      last = here();
      for (const close of closed.toReversed()) close();
      for (const work of later.splice(0)) work();
      settle();
    },
    true,
  );
  // Loaded anew with a layer open: nothing is open any more.
  settle();

  return {
    open(close) {
      // Always another function, so that it is found again.
      const layer = () => close();
      opened.push(layer);
      queueMicrotask(settle);
      return () => {
        const at = opened.indexOf(layer);
        if (at < 0) return;
        opened.splice(at, 1);
        queueMicrotask(settle);
      };
    },
  };
}
