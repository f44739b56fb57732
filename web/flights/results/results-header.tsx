import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import type { SearchQuery } from '#shared/flights/model.ts';
import { type Day, formatDay } from '#shared/time.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { searchTarget } from '#web/ui/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid, pageWide } from '#web/ui/stack.ts';
import { bodyText, heardOnly, largeHeading } from '#web/ui/text.ts';
import { cabinText, travellersText } from '../travellers-text.ts';
import type { SeenFares } from '../search/use-seen-fares.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCustomer } from '../for-customer/use-customer.ts';
import { calendarPath } from '../search-url.ts';
import { DateStrip } from './date-strip.tsx';
import type { SearchState } from './use-search.ts';

const BookingFor = lazyPart(() => import('../for-customer/booking-for.tsx'));

const useStyles = makeStyles({
  root: { backgroundColor: tokens.colorNeutralBackground1, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  row: {
    ...pageWide,
    ...inGrid('auto auto 1fr', '24px'),
    padding: '12px 24px',
    alignItems: 'center',
    [upTo768]: { gridTemplateColumns: '1fr auto', padding: '12px 16px', gap: '12px' },
  },
  words: { minWidth: 0 },
  title: largeHeading,
  meta: { ...bodyText, color: tokens.colorNeutralForeground3 },
  strip: {
    justifySelf: 'end',
    minWidth: 0,
    maxWidth: '100%',
    [upTo768]: { gridColumn: '1 / -1', justifySelf: 'stretch' },
  },
  button: { [upTo768]: { minWidth: '40px', padding: '5px 11px' } },
  // Room for the route on one line: it is two codes until the cities' names come, and nothing below may move then.
  edit: { [upTo768]: heardOnly },
  // As high as what comes into it: nothing below moves.
  customer: { minHeight: '36px', marginTop: '4px', [upTo768]: { minHeight: '40px' } },
  bar: { height: '2px' },
});

interface Props {
  search: SearchQuery;
  cityOf(code: string): string;
  state: SearchState;
  /** A member of staff sits here who may book for customers. */
  mayChoose: boolean;
  today: Day;
  fares: SeenFares;
  onEdit(): void;
  onDay(day: Day): void;
}

/**
 * The route in words, the search in short, the days around it, and how many suppliers have answered as the lower edge.
 */
export const ResultsHeader = memo(function ResultsHeader({
  search,
  cityOf,
  state,
  mayChoose,
  today,
  fares,
  onEdit,
  onDay,
}: Props) {
  const styles = useStyles();
  const { customerId } = useCustomer();
  const [first] = search.segments as [SearchQuery['segments'][number]];
  const last = search.segments.at(-1)!;
  const route =
    search.JourneyType === 3
      ? [first.origin, ...search.segments.map(({ destination }) => destination)].map(cityOf).join(' – ')
      : `${cityOf(first.origin)} to ${cityOf(first.destination)}`;
  const dates =
    search.segments.length > 1
      ? `${formatDay(first.preferredDepartureTime, { year: false })} to ${formatDay(last.preferredDepartureTime)}`
      : formatDay(first.preferredDepartureTime, { weekday: true });
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{route}</h1>
          <div className={styles.meta}>
            {dates} · {travellersText(search)} · {cabinText[search.cabin]}
            {search.JourneyType === 1 && (
              <>
                {' · '}
                <TextLink inline to={calendarPath(search, customerId)}>
                  Fare calendar
                </TextLink>
              </>
            )}
          </div>
          {mayChoose && (
            <div className={styles.customer}>
              <BookingFor customer={state.customer} />
            </div>
          )}
        </div>
        <Button {...searchTarget} className={styles.button} appearance="subtle" icon={<EditRegular />} onClick={onEdit}>
          <span className={styles.edit}>Edit search</span>
        </Button>
        {search.JourneyType === 1 && (
          <div className={styles.strip}>
            <DateStrip day={first.preferredDepartureTime} today={today} fares={fares} onPick={onDay} />
          </div>
        )}
      </div>
      <div className={styles.bar}>
        {state.isSearching && (
          <ProgressBar
            shape="square"
            thickness="medium"
            value={state.asked ? state.answered / state.asked : undefined}
            aria-label="Suppliers searched"
          />
        )}
      </div>
    </div>
  );
});
