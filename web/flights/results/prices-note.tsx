import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazyAside } from '#web/ui/load-again.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { inRows } from '#web/ui/stack.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

const OwnMarkupLine = lazyAside(() => import('#web/markups/own-markup-line.tsx'));

const useStyles = makeStyles({
  note: { ...inRows('0 12px'), justifyContent: 'end', [upTo768]: { display: 'block' } },
  // Room for the switch before it comes, or before it is heard who asks: nothing below moves.
  room: { minHeight: '32px', [upTo768]: { minHeight: 'calc(1lh + 32px)' } },
});

/** What the prices are; for an agent with what the agency adds itself, to be switched on and off. */
export function PricesNote({ className }: { className: string }) {
  const styles = useStyles();
  const signedIn = useSignedIn();
  const user = useUser();
  const isAgent = user?.userType === 'travelAgent';
  const mayBeAgent = isAgent || (signedIn && !user);
  return (
    <div className={className}>
      <span className={mergeClasses(styles.note, mayBeAgent && styles.room)}>
        Prices per adult, taxes included
        {isAgent && <OwnMarkupLine />}
      </span>
    </div>
  );
}
