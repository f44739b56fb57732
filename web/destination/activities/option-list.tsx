import { makeStyles, tokens } from '@fluentui/react-components';
import { placesWords, visitWords } from '#shared/destination/activities/sold-as.ts';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn, inLines, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { heardOnly, quietLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { showingCatalogue } from '../catalogue-shown.ts';
import { useRecordMenu } from '../use-record-menu.tsx';
import { pickupWords, includedWords, runsWords, stopsWords } from './option-words.ts';

const useStyles = makeStyles({
  list: plainList,
  option: { ...inColumn('4px'), padding: '10px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meta: quietLine,
  price: inLines('0 8px'),
  unseen: heardOnly,
  buttons: { ...inLines('8px'), paddingTop: '2px' },
});

/** The address of an option's rates. */
const ratesOf = ({ id, cityId }: TourOptionShown) =>
  `${paths.staffDmcRateManagement}?${new URLSearchParams({ cityId, tourOptionId: id }).toString()}`;
const nameOf = ({ name }: TourOptionShown) => name;

interface Props {
  options: readonly TourOptionShown[];
  /** Ids of those without a price. */
  unpriced: readonly string[];
  mayEdit: boolean;
  onOpen(option: TourOptionShown): void;
}

/** The ways to do an activity, each with what can be done about it. */
export function OptionList({ options, unpriced, mayEdit, onOpen }: Props) {
  const styles = useStyles();
  const maySeeRates = useMay('rates.view');
  const { menuOf, dialog } = useRecordMenu('tourOption', { mayEdit, nameOf, invalidates: showingCatalogue });
  if (!options.length)
    return <p className={styles.meta}>No options yet. Prices belong to options: add one to sell this activity.</p>;
  return (
    <>
      <ul className={styles.list} aria-label="Tour options">
        {options.map((option) => (
          <li key={option.id} className={styles.option}>
            <span className={styles.name}>{option.name}</span>
            {option.isDeactivated && <Status tone="over" text="Deactivated" isSmall />}
            {!option.isDeactivated && unpriced.includes(option.id) && (
              <span className={styles.price}>
                <Status tone="urgent" text="No price" isSmall />
                {maySeeRates && (
                  <TextLink to={ratesOf(option)}>
                    Add rates<span className={styles.unseen}> to {option.name}</span>
                  </TextLink>
                )}
              </span>
            )}
            {[
              ...[runsWords(option), pickupWords(option), includedWords(option), visitWords(option)],
              ...[placesWords(option), stopsWords(option)],
            ]
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
