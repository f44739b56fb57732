import { makeStyles, tokens } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import { smallText } from '#web/ui/text.ts';

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

/** On every page that sells or takes money for it: what is sold here cannot be flown. */
export default function TestFlights() {
  const styles = useStyles();
  const { pathname } = useLocation();
  if (!/^\/(flight(\/(?!\w*Queue)|$)|user\/payments\b|payments\b|phonepe\/)/.test(pathname)) return null;
  return (
    <aside className={styles.root} aria-label="Test flights">
      Test flights: tickets bought here are not valid for travel, and no airline holds a seat.
    </aside>
  );
}
