/** What of a window is needed, so that a test can stand in for it. */
export interface HistoryHost {
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  location: { readonly href: string };
  addEventListener(type: 'popstate', listener: (event: Event) => void, capture: boolean): void;
  dispatchEvent(event: Event): void;
}

/**
 * An entry of the browser's history as the router wrote it; `over`: how many layers are open over its page. `left`: it
 * was a layer's when the page was loaded anew; the page's own lies under it, and Back passes that by.
 */
interface Entry {
  state: { idx?: number; over?: number; left?: true } | null;
  url: string;
}

/** ms after which a step back is taken for lost, as where a full load came between. */
const LOST = 3000;

const pathOf = (url: string | URL): string => new URL(url, 'http://any.localhost').pathname;

/**
 * Gives what is open over a page an entry of its own in the browser's history: Back closes it and stays on the page.
 * The router never meets these entries. They carry their page's state and address, what becomes of those meanwhile is
 * taken along when they go, and another page that one leads to takes its place. Another address of the same page (a
 * filter chosen in a sheet) comes to lie under what stays open. `open` answers how to take a layer away.
 *
 * A layer steps back on its own page alone: where another page has taken that one's place, or it was loaded anew, its
 * entry is the page's, and no step leads to what has gone.
 */
export function overHistory(host: HistoryHost): { open(close: () => void): () => void } {
  const { history } = host;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const go = history.go.bind(history);
  const opened: (() => void)[] = [];
  /** A step back of our own that has not arrived yet, and what was asked for meanwhile. */
  let isMoving = false;
  let lost: ReturnType<typeof setTimeout> | undefined;
  let isTelling = false;
  const later: (() => void)[] = [];
  const here = (): Entry => ({ state: history.state as Entry['state'], url: host.location.href });
  let last = here();
  const layers = () => here().state?.over ?? 0;

  const goBack = (by: number) => {
    isMoving = true;
    last = here();
    go(-by);
    clearTimeout(lost);
    lost = setTimeout(() => {
      isMoving = false;
      if (catchUp()) tellRouter();
    }, LOST);
  };
  /** Does what was asked for during a step; whether there was any. The router has taken the address for unchanged. */
  const catchUp = (): boolean => {
    const asked = later.splice(0);
    for (const work of asked) work();
    return asked.length > 0;
  };
  const tellRouter = () => {
    isTelling = true;
    host.dispatchEvent(new Event('popstate'));
    isTelling = false;
  };
  const settle = () => {
    if (isMoving) return;
    const surplus = layers() - opened.length;
    if (surplus > 0) return goBack(surplus);
    for (let over = layers() + 1; over <= opened.length; over++) push({ ...here().state, over, left: undefined }, '');
    last = here();
  };
  const isHere = (url: string | URL | null | undefined) => pathOf(url ?? here().url) === pathOf(here().url);
  const soon = (work: () => void) => {
    if (isMoving) later.push(work);
    else work();
  };

  history.pushState = (state: Entry['state'], unused, url) =>
    soon(() => {
      const isSamePage = isHere(url);
      if (layers()) replace(state, unused, url);
      else push(state, unused, url);
      last = here();
      if (isSamePage) settle();
    });
  history.replaceState = (state: Entry['state'], unused, url) =>
    soon(() => {
      const { over, left } = here().state ?? {};
      replace(isHere(url) && (over || left) ? { ...state, over, left } : state, unused, url);
      last = here();
    });
  history.go = (by = 0) => soon(() => go(by < 0 ? by - layers() : by));

  host.addEventListener(
    'popstate',
    (event) => {
      if (isTelling) return;
      const isOurs = isMoving;
      isMoving = false;
      clearTimeout(lost);
      const closed = opened.splice(isOurs ? opened.length : layers());
      const isSamePage = here().state?.idx === last.state?.idx;
      const isPassedBy = isSamePage && !isOurs && last.state?.left;
      // A layer less (or one that is long gone, come upon by Forward).
      if (isSamePage) replace({ ...last.state, over: here().state?.over, left: here().state?.left }, '', last.url);
      // Their own step has not left the page yet.
      if (isPassedBy) {
        last = { ...here(), state: { ...here().state, left: true } };
        go(-1 - layers());
      } else last = here();
      for (const close of closed.toReversed()) close();
      // Nothing for the router, unless it was told of a place that was not there yet; it may have listened before this did.
      if (catchUp()) tellRouter();
      else if (isSamePage) event.stopImmediatePropagation();
      if (!isPassedBy) settle();
    },
    true,
  );
  // Loaded anew with a layer open: nothing is open any more, and the entry is the page's.
  if (layers()) {
    replace({ ...here().state, over: undefined, left: true }, '');
    last = here();
  }

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
