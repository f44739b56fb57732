import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** What could not be loaded, in the failure's own words, with another try. */
export function ErrorState({
  heading = 'This could not be loaded',
  error,
  onRetry,
}: {
  heading?: string;
  error: Error;
  onRetry?: () => void;
}) {
  return (
    <EmptyState
      icon="warning"
      heading={heading}
      text={error.message}
      action={onRetry && <Button onClick={onRetry}>Try again</Button>}
    />
  );
}
