import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { OPTION_MISSING, OPTION_TWICE } from '#shared/destination/combos/combo-fields.ts';
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { callApi } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { useCity } from '../activities/use-city.ts';
import { CityField } from '#web/ui/form/city-field.tsx';
import { type Choice, TypeAhead } from '#web/ui/form/type-ahead.tsx';

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  add: { justifySelf: 'start' },
});

interface Props {
  /** Ids of the options that the combo has already. */
  chosen: readonly string[];
  onAdd(tourOptionId: string, name: string): void;
}

/** Finds a tour option of a city and adds it to a combo; one that is in it already is refused. */
export function AddOption({ chosen, onAdd }: Props) {
  const styles = useStyles();
  const [wanted, setWanted] = useState('');
  const { cityId } = useCity(wanted);
  const [picked, setPicked] = useState<Choice>();
  const [error, setError] = useState<string>();
  const find = async (search: string): Promise<Choice[] | undefined> => {
    const answer = await callApi(getTourOptionsByCity, { cityId, search }, { quiet: true });
    if (!answer.ok) return undefined;
    return answer.value.tourOptions.map(({ id, name, activityName }) => ({ id, name: `${activityName}: ${name}` }));
  };
  const add = () => {
    if (!picked) return setError(OPTION_MISSING);
    if (chosen.includes(picked.id)) return setError(OPTION_TWICE);
    onAdd(picked.id, picked.name);
    setPicked(undefined);
    setError(undefined);
  };
  return (
    <div className={styles.root}>
      <CityField
        cityId={cityId}
        onChoose={(next) => {
          setWanted(next);
          setPicked(undefined);
        }}
      />
      <TypeAhead
        label="Tour option"
        placeholder="Activity or option name"
        things="tour options"
        within={cityId}
        failed="Tour options could not be loaded."
        disabled={!cityId}
        chosen={picked?.name ?? ''}
        error={error}
        find={find}
        onChoose={(choice) => {
          setPicked(choice);
          setError(undefined);
        }}
      />
      <Button className={styles.add} onClick={add}>
        Add tour option
      </Button>
    </div>
  );
}
