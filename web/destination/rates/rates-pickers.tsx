import { makeStyles } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import type { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import type { RatedOption } from '#shared/destination/rates/rate-shown.ts';
import {
  sharingBases,
  sharingBasisNames,
  transferTypeNames,
  transferTypes,
} from '#shared/destination/rates/sharing.ts';
import { inLines } from '#web/ui/stack.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { USUAL_PARTY, type RatesView } from './rates-address.ts';

const useStyles = makeStyles({
  // On a phone two in a row, and what is wide in a row of its own.
  root: {
    ...inLines('8px'),
    margin: '16px 0 20px',
    [upTo600]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridAutoFlow: 'dense' },
  },
  city: { width: '160px', [upTo600]: { width: 'auto' } },
  option: { width: '336px', [upTo600]: { width: 'auto', gridColumn: '1 / -1' } },
  market: { width: '160px', [upTo600]: { width: 'auto' } },
  party: { width: '136px', [upTo600]: { width: 'auto' } },
  basis: { width: '232px', [upTo600]: { width: 'auto', gridColumn: '1 / -1' } },
});

/** Parties that one looks prices up for. */
const PARTIES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30, 50];

interface Props {
  view: RatesView;
  answer: ResponseOf<typeof getRateCalendar> | undefined;
  /** The option in full, where one is shown. */
  option: RatedOption | undefined;
  onGo(changes: Partial<Record<keyof RatesView, string | number>>): void;
}

/** What the page shows: all of it stands in the address. */
export function RatesPickers({ view, answer, option, onGo }: Props) {
  const styles = useStyles();
  if (!answer) return null;
  const isListed = answer.options.some(({ tourOptionId }) => tourOptionId === view.tourOptionId);
  const parties = PARTIES.includes(view.adults) ? PARTIES : [...PARTIES, view.adults].toSorted((a, b) => a - b);
  return (
    <div className={styles.root} role="group" aria-label="View">
      <SelectBox
        aria-label="City"
        className={styles.city}
        value={answer.cityId}
        onChange={(cityId) => onGo({ cityId, tourOptionId: '', day: '' })}
      >
        {!answer.cities.some(({ id }) => id === answer.cityId) && <option value={answer.cityId}>No city</option>}
        {answer.cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectBox>
      <SelectBox
        aria-label="Tour option"
        className={styles.option}
        value={view.tourOptionId}
        onChange={(tourOptionId) => onGo({ tourOptionId, cityId: answer.cityId, day: '' })}
      >
        <option value="">All options</option>
        {view.tourOptionId && !isListed && (
          <option value={view.tourOptionId}>{option ? `${option.activityName}: ${option.name}` : 'Other city'}</option>
        )}
        {answer.options.map(({ tourOptionId, name, activityName }) => (
          <option key={tourOptionId} value={tourOptionId}>
            {activityName}: {name}
          </option>
        ))}
      </SelectBox>
      {!view.tourOptionId && answer.markets.length > 0 && (
        <SelectBox
          aria-label="Market"
          className={styles.market}
          value={answer.marketId}
          onChange={(marketId) => onGo({ marketId })}
        >
          {answer.markets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectBox>
      )}
      {view.kind === 'transfer' && (
        <>
          <SelectBox
            aria-label="Way"
            className={styles.party}
            value={view.transferType}
            onChange={(transferType) => onGo({ transferType })}
          >
            {transferTypes.map((one) => (
              <option key={one} value={one}>
                {transferTypeNames[one]}
              </option>
            ))}
          </SelectBox>
          <SelectBox
            aria-label="Sharing basis"
            className={styles.basis}
            value={view.sharingBasis}
            onChange={(sharingBasis) => onGo({ sharingBasis })}
          >
            {sharingBases.map((one) => (
              <option key={one} value={one}>
                {sharingBasisNames[one]}
              </option>
            ))}
          </SelectBox>
        </>
      )}
      <SelectBox
        aria-label="Size of the group"
        className={styles.party}
        value={String(view.adults)}
        onChange={(adults) => onGo({ adults: Number(adults) === USUAL_PARTY ? '' : adults })}
      >
        {parties.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? '1 adult' : `${count} adults`}
          </option>
        ))}
      </SelectBox>
      {!view.tourOptionId && (
        <SelectBox
          aria-label="Year"
          className={styles.party}
          value={view.year ? String(view.year) : ''}
          onChange={(year) => onGo({ year })}
        >
          <option value="">From today</option>
          {[-2, -1, 0, 1, 2, 3].map((more) => (
            <option key={more} value={answer.year + more}>
              {answer.year + more}
            </option>
          ))}
        </SelectBox>
      )}
    </div>
  );
}
