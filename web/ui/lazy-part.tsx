import { makeStyles, tokens } from '@fluentui/react-components';
import { Component, type ComponentType, lazy, type ReactNode, startTransition, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { inRows } from '#web/ui/stack.ts';
import { asError, askAnew, isNotLoaded, tryWhenAgain } from './load-again.ts';
import { ScreenFailed } from '#web/ui/screen-failed.tsx';
import { showToast } from './toasts/show-toast.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * What a page loads only when it is needed: a dialog, a part of the page, what a press opens. Until its file is there,
 * `waiting` stands in its place. Where its file does not come, the page stays as it is: a part with `onClose` says so
 * in the corner and is closed, to be opened by another press; any other says so in its place and comes with the
 * connection.
 */
export const lazyPart = <P extends object>(load: Load<P>, waiting: ReactNode = null): ComponentType<P> =>
  comingLate(load, PartFailed, (part) => <Suspense fallback={waiting}>{part}</Suspense>);
/** The same without a place of its own: the `<Suspense>` it stands in waits for it as a whole, and nothing moves then. */
export const lazyWithin = <P extends object>(load: Load<P>): ComponentType<P> => comingLate(load, PartFailed);

/** A route's screen; where its file does not come, that is said instead of it, and it comes with the connection. */
export const lazyScreen = <P extends object>(load: Load<P>): ComponentType<P> =>
  comingLate(load, () => <ScreenFailed isMissing />);

/** `load`'s component; `Failed` in its place while it did not come. `framed` draws what there is of it. */
function comingLate<P extends object>(
  load: Load<P>,
  Failed: ComponentType<{ onAgain(): void }>,
  framed = (part: ReactNode) => part,
): ComponentType<P> {
  let Loaded: ComponentType<P> = lazy(load);
  return class Late extends Component<P, { error?: Error }> {
    override state: { error?: Error } = {};
    private readonly again = () => startTransition(() => this.setState({ error: undefined }));
    private forget: (() => void) | undefined;

    static getDerivedStateFromError(error: unknown) {
      return { error: asError(error) };
    }

    override componentDidCatch(thrown: unknown): void {
      const error = asError(thrown);
      if (!isNotLoaded(error)) return;
      Loaded = lazy(askAnew(load, error));
      this.forget = tryWhenAgain(this.again);
      const onClose = closeOf(this.props);
      if (!onClose) return;
      showToast('This could not be loaded. Check your connection and try again.', 'error');
      onClose();
    }

    override componentWillUnmount(): void {
      this.forget?.();
    }

    override render(): ReactNode {
      const { error } = this.state;
      if (!error) return framed(<Loaded {...this.props} />);
      if (!isNotLoaded(error)) throw error;
      return framed(closeOf(this.props) ? null : <Failed onAgain={this.again} />);
    }
  };
}

const closeOf = (props: { onClose?: () => void }) => props.onClose;

const useStyles = makeStyles({
  root: { ...inRows('12px'), margin: 0, padding: '8px 0', color: tokens.colorNeutralForeground2 },
});

function PartFailed({ onAgain }: { onAgain(): void }) {
  return (
    <p role="status" className={useStyles().root}>
      This part could not be loaded.
      <Button onClick={onAgain}>Try again</Button>
    </p>
  );
}
