import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** What could not be loaded, in the failure's own words, with another try. */
export function ErrorState({
  heading = 'This could not be loaded',
  error,
  onRetry,
  page,
}: {
  heading?: string;
  error: Error;
  onRetry?: () => void;
  /** The whole page is this: its heading is the h1. */
  page?: boolean;
}) {
  return (
    <EmptyState
      page={page}
      icon="warning"
      heading={heading}
      text={error.message}
      action={onRetry && <Button onClick={onRetry}>Try again</Button>}
    />
  );
}
