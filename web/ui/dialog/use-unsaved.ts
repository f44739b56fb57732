import { useContext, useEffect, useRef, useState } from 'react';
import { type Navigator, UNSAFE_NavigationContext, useNavigate } from 'react-router-dom';
import { useStable } from '../use-stable.ts';

/** What somebody was about to do when they were asked about what is not saved. */
export interface Leaving {
  go(): void;
}

/** Has every push of a page be decided on, until the answer is called. */
function holdPushes(navigator: Navigator, decide: (push: () => void, isSessionOver: boolean) => void): () => void {
  const { push } = navigator;
  navigator.push = (to, state: unknown, options) =>
    decide(
      () => push.call(navigator, to, state, options),
      Boolean((state as { isSessionOver?: boolean } | null)?.isSessionOver),
    );
  return () => {
    navigator.push = push;
  };
}

/**
 * Holds a person back while something is not saved: whoever leads to another page of the app, or closes the tab, is asked
 * first. Only pages that a person asks for are held: being signed out, or sent to 403, is not theirs to refuse. `ask` is
 * for what the page itself would lose the changes by. Back is held by `LeavingByBack`.
 */
export function useUnsaved(isUnsaved: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving>();
  const isLeaving = useRef(false);
  const ask = useStable((go: () => void) => {
    if (isUnsaved) setLeaving({ go });
    else go();
  });

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const letGo = holdPushes(navigator, (push, isSessionOver) => {
      if (isLeaving.current || isSessionOver) push();
      else ask(push);
    });
    const onUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => {
      letGo();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsaved, navigator, ask]);

  return {
    leaving,
    ask,
    /** Back was pressed, and the page still stands. */
    askBack: () => ask(() => void navigate(-1)),
    stay: () => setLeaving(undefined),
    leave: () => {
      setLeaving(undefined);
      isLeaving.current = true;
      leaving?.go();
      isLeaving.current = false;
    },
  };
}
