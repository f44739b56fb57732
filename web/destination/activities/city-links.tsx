import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ActivityCity } from '#shared/destination/activities/get-all-cities.ts';
import { inLines, plainList } from '#web/ui/stack.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  list: { ...inLines('4px 8px'), ...plainList },
  city: {
    minHeight: '32px',
    padding: '4px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [upTo768]: { minHeight: '40px', borderRadius: '20px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { marginLeft: '6px', fontVariantNumeric: 'tabular-nums' },
});

/** More are found by typing. */
const MOST = 8;

interface Props {
  cities: readonly ActivityCity[];
  cityId: string;
  onCity(cityId: string): void;
}

/** Cities where there is something to do, the fullest first, with how much. */
export function CityLinks({ cities, cityId, onCity }: Props) {
  const styles = useStyles();
  if (cities.length < 2) return null;
  const fullest = cities.toSorted((one, other) => other.activities - one.activities).slice(0, MOST);
  return (
    <ul className={styles.list} aria-label="Cities with activities">
      {fullest.map(({ id, city, activities }) => (
        <li key={id}>
          <button
            type="button"
            className={mergeClasses(styles.city, id === cityId && styles.chosen)}
            aria-pressed={id === cityId}
            onClick={() => onCity(id)}
          >
            {city}
            <span className={styles.count}>{activities}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
