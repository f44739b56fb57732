import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { smallText } from '#web/ui/text.ts';
import { orderOfFlightsAtom } from './order-of-flights.ts';

const useStyles = makeStyles({
  root: {
    ...smallText,
    margin: 0,
    padding: '8px 16px',
    textAlign: 'center',
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

const PAGES = /^\/(flight(\/(?!\w*Queue)|$)|user\/payments\b|payments\b|phonepe\/)/;
const ONE_ORDER = /^\/user\/payments\/./;

/** On every page that sells flights or takes money for them: what is sold here cannot be flown. */
export default function TestFlights() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const isOfFlights = useAtomValue(orderOfFlightsAtom);
  if (!PAGES.test(pathname) || (ONE_ORDER.test(pathname) && !isOfFlights)) return null;
  return (
    <aside className={styles.root} aria-label="Test flights">
      Test flights: tickets bought here are not valid for travel, and no airline holds a seat.
    </aside>
  );
}
