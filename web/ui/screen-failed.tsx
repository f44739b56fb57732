import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** In the place of a screen whose file did not come (`isMissing`), or that met an error of its own; with a way on. */
export function ScreenFailed({ isMissing = false }: { isMissing?: boolean }) {
  const heading = isMissing ? 'This page could not be loaded' : 'Something went wrong';
  const text = isMissing
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
