import { makeStyles, tokens } from '@fluentui/react-components';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn, inLines, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import { showingCatalogue } from '../catalogue-shown.ts';
import { useRecordMenu } from '../use-record-menu.tsx';
import { pickupWords, includedWords, runsWords, stopsWords } from './option-words.ts';

const useStyles = makeStyles({
  list: plainList,
  option: { ...inColumn('4px'), padding: '10px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meta: quietLine,
  buttons: { ...inLines('8px'), paddingTop: '2px' },
});

const nameOf = ({ name }: TourOptionShown) => name;

interface Props {
  options: readonly TourOptionShown[];
  mayEdit: boolean;
  onOpen(option: TourOptionShown): void;
}

/** The ways to do an activity, each with what can be done about it. */
export function OptionList({ options, mayEdit, onOpen }: Props) {
  const styles = useStyles();
  const { menuOf, dialog } = useRecordMenu('tourOption', { mayEdit, nameOf, invalidates: showingCatalogue });
  if (!options.length)
    return <p className={styles.meta}>None yet. Prices stand at options: it cannot be sold without one.</p>;
  return (
    <>
      <ul className={styles.list} aria-label="Tour options">
        {options.map((option) => (
          <li key={option.id} className={styles.option}>
            <span className={styles.name}>{option.name}</span>
            {option.isDeactivated && <Status tone="over" text="Deactivated" isSmall />}
            {[runsWords(option), pickupWords(option), includedWords(option), stopsWords(option)]
              .filter(Boolean)
              .map((words) => (
                <span key={words} className={styles.meta}>
                  {words}
                </span>
              ))}
            <span className={styles.buttons}>
              <Button
                size="small"
                aria-label={`${mayEdit ? 'Edit' : 'View'} ${option.name}`}
                onClick={() => onOpen(option)}
              >
                {mayEdit ? 'Edit' : 'View'}
              </Button>
              {menuOf(option).map(({ label, run }) => (
                <Button
                  key={label}
                  size="small"
                  appearance="subtle"
                  aria-label={`${label} ${option.name}`}
                  onClick={run}
                >
                  {label}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
