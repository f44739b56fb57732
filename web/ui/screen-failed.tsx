import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** In the place of a screen whose file did not come (`isMissing`), or that met an error of its own; with a way on. */
export function ScreenFailed({ isMissing = false }: { isMissing?: boolean }) {
  const heading = isMissing ? 'This page could not be loaded' : 'Something went wrong';
  const text = isMissing
    ? 'The connection was lost, or the site has been updated. A booking you started continues without this page.'
    : 'Something went wrong on this page. A booking you started continues without it.';
  return (
    <EmptyState
      page
      icon="warning"
      heading={heading}
      text={text}
      action={
        <Button appearance="primary" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    />
  );
}
