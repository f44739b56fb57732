import { lazyAside } from '#web/ui/load-again.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';

const OwnMarkupLine = lazyAside(() => import('#web/markups/own-markup-line.tsx'));

/** What the prices are; for an agent with what the agency adds itself, to be switched on and off. */
export function PricesNote({ className }: { className: string }) {
  const signedIn = useSignedIn();
  const user = useUser();
  const isAgent = user?.userType === 'travelAgent';
  const mayBeAgent = isAgent || (signedIn && !user);
  return (
    <div className={className}>
      {/* Room for the switch below before it comes, or before it is heard who asks: nothing below moves. */}
      <span style={mayBeAgent ? { display: 'block', minHeight: 'calc(1lh + 32px)' } : undefined}>
        Prices per adult, taxes included
        {isAgent && <OwnMarkupLine />}
      </span>
    </div>
  );
}
