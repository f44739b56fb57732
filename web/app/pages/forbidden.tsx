import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export default function Forbidden() {
  return (
    <EmptyState
      heading="Not allowed"
      text="Your account may not open this page."
      link={{ to: paths.home, label: 'Go to the start page' }}
      page
    />
  );
}
