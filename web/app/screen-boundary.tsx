import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** What browsers say of a file of the site that did not come. */
const NOT_LOADED = /dynamically imported module|importing a module script|module script failed|preload css/i;

interface Props {
  children: ReactNode;
  /** Beside the page: its failure leaves a gap and no message. */
  isAside?: boolean;
}

/** Shows what a screen died of in its place, with a way on, so that no failure ends in an empty page. */
export class ScreenBoundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.isAside) return null;
    const isNotLoaded = NOT_LOADED.test(error.message);
    const heading = isNotLoaded ? 'This page could not be loaded' : 'Something went wrong';
    const text = isNotLoaded
      ? 'The connection broke off, or a newer version of the site has come out. A booking that was begun goes on without this page.'
      : 'This page met an error of its own. A booking that was begun goes on without it.';
    return (
      <EmptyState
        page
        icon="warning"
        heading={heading}
        text={text}
        action={
          <Button appearance="primary" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      />
    );
  }
}
