import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { cabins } from '#shared/flights/cabins.ts';
import { upTo300, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { cabinText } from '../travellers-text.ts';
import { type FormState, SEATS } from './form-state.ts';

const useStyles = makeStyles({
  root: { width: '300px', maxWidth: '100%', [upTo768]: { width: 'auto' } },
  row: {
    ...inGrid('1fr 40px 28px 40px', '4px'),
    alignItems: 'center',
    padding: '8px 0',
    [upTo300]: { gridTemplateColumns: '40px 28px 40px', '> :first-child': { gridColumn: '1 / -1' } },
  },
  note: { ...quietLine, display: 'block' },
  count: { textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  step: { minWidth: '40px', width: '40px', minHeight: '40px', padding: 0 },
  cabin: { marginTop: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: '8px' },
  // Two and two: with its button the panel ends above a laptop's lower edge.
  cabins: { display: 'grid', gridTemplateColumns: '2fr 3fr', [upTo300]: { gridTemplateColumns: '1fr' } },
});

type Counts = Pick<FormState, 'adultCount' | 'childCount' | 'infantCount'>;
const kinds = [
  { key: 'adultCount', label: 'Adults', note: '12 and older', least: 1 },
  { key: 'childCount', label: 'Children', note: '2 to 11', least: 0 },
  { key: 'infantCount', label: 'Infants', note: 'Under 2, on an adult’s lap', least: 0 },
] as const;

/** Whether one more of a kind may be added: 9 seats, no more infants than adults. */
const mayAdd = (key: keyof Counts, { adultCount, childCount, infantCount }: Counts) =>
  key === 'infantCount' ? infantCount < adultCount : adultCount + childCount < SEATS;

export default function TravellersPanel({
  form,
  onChange,
}: {
  form: FormState;
  onChange(change: Partial<FormState>): void;
}) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {kinds.map(({ key, label, note, least }) => (
        <div key={key} className={styles.row} role="group" aria-label={label}>
          <span>
            {label}
            <span className={styles.note}>{note}</span>
          </span>
          <Button
            className={styles.step}
            aria-label={`Fewer ${label.toLowerCase()}`}
            disabled={form[key] <= least}
            onClick={() =>
              onChange({
                [key]: form[key] - 1,
                ...(key === 'adultCount' &&
                  form.infantCount >= form.adultCount && { infantCount: form.adultCount - 1 }),
              })
            }
          >
            −
          </Button>
          <span className={styles.count} aria-live="polite">
            {form[key]}
          </span>
          <Button
            className={styles.step}
            aria-label={`More ${label.toLowerCase()}`}
            disabled={!mayAdd(key, form)}
            onClick={() => onChange({ [key]: form[key] + 1 })}
          >
            +
          </Button>
        </div>
      ))}
      <RadioGroup
        className={mergeClasses(styles.cabin, styles.cabins)}
        aria-label="Cabin"
        value={form.cabin}
        onChange={(_, { value }) => onChange({ cabin: value as FormState['cabin'] })}
      >
        {cabins.map((cabin) => (
          <Radio key={cabin} value={cabin} label={cabinText[cabin]} />
        ))}
      </RadioGroup>
    </div>
  );
}
