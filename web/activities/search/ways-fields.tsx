import { makeStyles } from '@fluentui/react-components';
import type { TransferScope } from '#shared/destination/rates/sharing.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';

const useStyles = makeStyles({ field: { minWidth: '180px', flexGrow: 1, maxWidth: '320px' } });

/** A transfer that can be chosen. */
export interface WayChoice {
  id: string;
  scope: TransferScope;
  /** Where from or to, how, and what it adds. */
  name: string;
}

/** Which transfers are chosen; empty for none. */
export interface ChosenWays {
  pickUpAreaTransfer: string;
  dropAreaTransfer: string;
  returnAreaTransfer: string;
}

export const noWays: ChosenWays = { pickUpAreaTransfer: '', dropAreaTransfer: '', returnAreaTransfer: '' };

interface Props {
  ways: readonly WayChoice[];
  chosen: ChosenWays;
  onChoose(ways: ChosenWays): void;
}

/** How guests come and how they are brought back: each way by itself, or both by one transfer. */
export function WaysFields({ ways, chosen, onChoose }: Props) {
  const styles = useStyles();
  const { pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer } = chosen;
  const of = (scope: TransferScope) => ways.filter((way) => way.scope === scope);
  const boths = of('Pickup & Drop');
  const pickups = of('Pickup');
  const drops = of('Drop');
  const optionsOf = (some: readonly WayChoice[], prefix = '') =>
    some.map(({ id, name }) => [id, `${prefix}${name}`] as const);
  return (
    <>
      {boths.length + pickups.length > 0 && (
        <div className={styles.field}>
          <ChoiceField
            label="Pickup"
            name="pickUp"
            size="medium"
            value={returnAreaTransfer || pickUpAreaTransfer}
            all="No pickup"
            options={[...optionsOf(boths, 'Pickup & Drop, '), ...optionsOf(pickups)]}
            onChange={(id) =>
              onChoose(
                boths.some((way) => way.id === id)
                  ? { ...noWays, returnAreaTransfer: id }
                  : { pickUpAreaTransfer: id, dropAreaTransfer, returnAreaTransfer: '' },
              )
            }
          />
        </div>
      )}
      {drops.length > 0 && !returnAreaTransfer && (
        <div className={styles.field}>
          <ChoiceField
            label="Drop"
            name="drop"
            size="medium"
            value={dropAreaTransfer}
            all="No drop"
            options={optionsOf(drops)}
            onChange={(id) => onChoose({ ...chosen, dropAreaTransfer: id })}
          />
        </div>
      )}
    </>
  );
}
