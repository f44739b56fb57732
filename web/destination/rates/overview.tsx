import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '#shared/contract.ts';
import type { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import { MOST_STRIPS } from '#shared/destination/rates/rate-fields.ts';
import type { Day } from '#shared/time.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { focusRing } from '#web/ui/surface.ts';
import { quietLine } from '#web/ui/text.ts';
import { MonthsHead } from './months-head.tsx';
import { Strip, YearStatus } from './strip.tsx';

const useStyles = makeStyles({
  find: { width: '320px', maxWidth: '100%', marginBottom: '12px', [upTo768]: { width: '100%' } },
  head: {
    ...inGrid('minmax(180px, 320px) minmax(0, 1fr) 120px', '0 16px'),
    padding: '0 8px 4px',
    [upTo768]: { display: 'none' },
  },
  list: plainList,
  withAdd: { ...inGrid('minmax(0, 1fr) 40px', '4px'), alignItems: 'center' },
  // The months stand above the strips, beside the buttons' column.
  headWithAdd: { paddingRight: '52px' },
  row: {
    ...focusRing,
    ...inGrid('minmax(180px, 320px) minmax(0, 1fr) 120px', '6px 16px'),
    alignItems: 'center',
    minHeight: '52px',
    padding: '6px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [upTo768]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > :nth-child(2)': { gridColumn: '1 / -1', gridRow: 2 },
    },
  },
  name: { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  meta: { ...quietLine, display: 'block' },
  more: { marginTop: '12px' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** From so many on, one looks for an option by typing. */
const MANY = 8;

interface Props {
  /** The first day of the strips. */
  from: Day;
  options: ResponseOf<typeof getRateCalendar>['options'];
  /** A first rate of an option; left out for whoever may not change rates. */
  onAdd?: ((tourOptionId: string) => void) | undefined;
  /** The address of an option's own rates. */
  searchOf(tourOptionId: string): string;
}

/** Every option of a city with its year in one line, up to twenty at a time. */
export function Overview({ from, options, onAdd, searchOf }: Props) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const [count, setCount] = useState(MOST_STRIPS);
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const found = options.filter(({ name, activityName }) => `${activityName} ${name}`.toLowerCase().includes(wanted));
  return (
    <>
      {options.length > MANY && (
        <InputBox
          className={styles.find}
          type="search"
          aria-label="Find an option"
          placeholder="Find an option"
          maxLength={80}
          contentBefore={<Icon name="search" size={16} />}
          value={text}
          onChange={(next) => {
            setText(next);
            setCount(MOST_STRIPS);
          }}
        />
      )}
      <div className={mergeClasses(styles.head, onAdd && styles.headWithAdd)}>
        <span />
        <MonthsHead from={from} />
      </div>
      <ul className={styles.list} aria-label="Options">
        {found.slice(0, count).map((option) => (
          <li key={option.tourOptionId} className={onAdd && styles.withAdd}>
            <Link to={{ search: searchOf(option.tourOptionId) }} className={styles.row}>
              <span>
                <span className={styles.name}>{option.name}</span>
                <span className={styles.meta}>
                  {option.activityName}
                  {option.isDeactivated && ', no longer sold'}
                  {option.isFallback && ', at the default market’s rates'}
                </span>
              </span>
              <Strip letters={option.days} rates={option.rates} />
              <YearStatus letters={option.days} rates={option.rates} />
            </Link>
            {onAdd && !option.isDeactivated && (
              <Button
                appearance="subtle"
                aria-label={`Add rate to ${option.activityName}: ${option.name}`}
                title="Add rate"
                icon={<Icon name="plus" />}
                onClick={() => onAdd(option.tourOptionId)}
              />
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>No matching options.</p>}
      {found.length > count && (
        <Button className={styles.more} onClick={() => setCount(count + MOST_STRIPS)}>
          Show {Math.min(MOST_STRIPS, found.length - count)} more of {found.length}
        </Button>
      )}
    </>
  );
}
