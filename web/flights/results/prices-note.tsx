import { lazy, Suspense } from 'react';

const OwnMarkupLine = lazy(() => import('#web/markups/own-markup-line.tsx'));

/** What the prices are; for an agent with what the agency adds itself, to be switched on and off. */
export function PricesNote({ className, isAgent }: { className: string; isAgent: boolean }) {
  return (
    <div className={className}>
      {/* Room for the second line before it comes: nothing below moves. */}
      <span style={isAgent ? { display: 'block', minHeight: '2lh' } : undefined}>
        Prices per adult, taxes included
        {isAgent && (
          <Suspense>
            <OwnMarkupLine />
          </Suspense>
        )}
      </span>
    </div>
  );
}
