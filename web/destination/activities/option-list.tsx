import { makeStyles, tokens } from '@fluentui/react-components';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';
import { Button } from '#web/ui/button.tsx';
import { Status } from '#web/ui/status.tsx';
import { useRecordMenu } from '../use-record-menu.tsx';
import { fetchedWords, includedWords, runsWords, stopsWords } from './option-words.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  option: { display: 'grid', gap: '4px', padding: '10px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meta: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingTop: '2px' },
});

interface Props {
  options: readonly TourOptionShown[];
  mayEdit: boolean;
  onOpen(option: TourOptionShown): void;
}

/** The ways to do an activity, each with what can be done about it. */
export function OptionList({ options, mayEdit, onOpen }: Props) {
  const styles = useStyles();
  const { menuOf, dialog } = useRecordMenu('tourOption', mayEdit);
  if (!options.length)
    return <p className={styles.meta}>None yet. Prices stand at options: it cannot be sold without one.</p>;
  return (
    <>
      <ul className={styles.list} aria-label="Tour options">
        {options.map((option) => (
          <li key={option.id} className={styles.option}>
            <span className={styles.name}>{option.name}</span>
            {option.isDeactivated && <Status tone="over" text="Deactivated" isSmall />}
            {[runsWords(option), fetchedWords(option), includedWords(option), stopsWords(option)]
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
