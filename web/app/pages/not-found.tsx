import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export default function NotFound() {
  return (
    <EmptyState
      heading="Page not found"
      text="This page does not exist or has moved."
      link={{ to: paths.home, label: 'Go to the start page' }}
      page
    />
  );
}
