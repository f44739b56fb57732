import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { inRows, notOnPaper } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import type { SheetDriver } from './use-job-sheet.ts';

const useStyles = makeStyles({
  bar: {
    ...inRows('8px 12px'),
    ...cardSurface,
    ...notOnPaper,
    position: 'sticky',
    bottom: '8px',
    zIndex: 5,
    padding: '8px 16px',
    boxShadow: tokens.shadow16,
  },
  driver: { width: '200px' },
});

interface Props {
  count: number;
  drivers: readonly SheetDriver[];
  isPending: boolean;
  onAssign(driver: SheetDriver | undefined): void;
  onClear(): void;
}

/** Several transfers at once to one driver. */
export function ChosenBar({ count, drivers, isPending, onAssign, onClear }: Props) {
  const styles = useStyles();
  const [driverId, setDriver] = useState('');
  return (
    <div className={styles.bar} role="group" aria-label="Chosen transfers">
      <span role="status">{count === 1 ? '1 transfer chosen' : `${count} transfers chosen`}</span>
      <SelectBox
        aria-label="Driver for the chosen transfers"
        className={styles.driver}
        value={driverId}
        onChange={setDriver}
      >
        <option value="">No driver</option>
        {drivers.map(({ id, driverName }) => (
          <option key={id} value={id}>
            {driverName}
          </option>
        ))}
      </SelectBox>
      <Button
        appearance="primary"
        disabled={isPending}
        onClick={() => onAssign(drivers.find(({ id }) => id === driverId))}
      >
        Assign
      </Button>
      <Button appearance="subtle" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
