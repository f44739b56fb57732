import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { getAirports } from '#shared/reference/get-airports.ts';
import type { Day } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { Place } from './form-state.ts';
import { LeavingNext } from './leaving-next.tsx';
import { ASKED, LowFares } from './low-fares.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '24px',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // A visitor has no departures: the fares take the whole width.
  alone: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface Props {
  from: Place;
  /** Where was searched to before, newest first. */
  searched: readonly Place[];
  today: Day;
  onPick(to: Place, on: Day): void;
}

/** Low fares, and for whoever is signed in the next departures. */
export default function HomeLists({ from, searched, today, onPick }: Props) {
  const styles = useStyles();
  const user = useUser();
  const isVisitor = !useSignedIn();
  const usual = useCall(getAirports, { search: '', from: from.code, limit: ASKED }, { quiet: true });
  const places = [...searched, ...(usual.data ?? [])].filter(({ code }) => code !== from.code);
  const to = usual.isPending ? undefined : [...new Map(places.map((place) => [place.code, place])).values()];
  return (
    <div className={mergeClasses(styles.root, isVisitor && styles.alone)}>
      <LowFares from={from} to={to} today={today} onPick={onPick} />
      {user && <LeavingNext today={today} />}
    </div>
  );
}
