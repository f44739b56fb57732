import { makeStyles } from '@fluentui/react-components';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { apart } from '#web/ui/stack.ts';
import { useFlightSwitches } from './customer-actions.ts';

const useStyles = makeStyles({
  row: { ...apart('12px'), minHeight: '40px' },
});

/** What a customer may do with flights, for staff who may change it. */
export function FlightSwitches({ of }: { of: CustomerDetails }) {
  const styles = useStyles();
  return useFlightSwitches(of).map(({ label, isOn, isPending, set }) => (
    <div key={label} className={styles.row}>
      <span aria-hidden>{label}</span>
      <Switch label={label} checked={isOn} onChange={(next) => void (isPending || set(next))} />
    </div>
  ));
}
