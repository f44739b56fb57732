import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { exponentOf, symbolOf, toMajor } from '#shared/money.ts';
import type { CancellationFee } from '#shared/flights/settings/flights-part.ts';
import { userTypeNames } from '#shared/users/type-names.ts';
import { userTypes } from '#shared/users/types.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { readAmount } from '#web/ui/form/read-amount.ts';
import { quietLine, smallInLine, wrongLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { ChoiceRow, NumberRow, SwitchRow, TextRow } from './setting-row.tsx';
import type { FlightEditor } from './use-flight-settings.ts';

const useStyles = makeStyles({
  note: { ...quietLine, margin: '8px 0 0' },
  who: { margin: 0, padding: '0 0 4px', border: 'none' },
  legend: { padding: '12px 0 0' },
  link: smallInLine,
  boxes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', marginLeft: '-8px' },
  wrong: wrongLine,
});

export interface RuleProps {
  editor: FlightEditor;
}

/** How much may be searched for each booking. */
export function LooksPart({ editor: { value, set, error } }: RuleProps) {
  const styles = useStyles();
  const maySee = useMay('customers.view');
  return (
    <>
      <SwitchRow
        label="Limit customers’ searches"
        hint="by what they book; staff are never limited"
        isOn={value.areSearchesLimited}
        onChange={(areSearchesLimited) => set({ areSearchesLimited })}
      />
      <NumberRow
        label="Searches per booking"
        hint="per customer and month"
        digits={5}
        disabled={!value.areSearchesLimited}
        value={value.searchesPerBooking}
        error={error('searchesPerBooking')}
        onChange={(searchesPerBooking) => set({ searchesPerBooking })}
      />
      <NumberRow
        label="Free searches"
        hint="each month, before the limit counts"
        digits={6}
        disabled={!value.areSearchesLimited}
        value={value.freeSearches}
        error={error('freeSearches')}
        onChange={(freeSearches) => set({ freeSearches })}
      />
      <p className={styles.note}>
        Who has used them up is told so, and searches again after a booking or from the next month on.{' '}
        {maySee && (
          <TextLink inline className={styles.link} to={`${paths.staffCustomers}?isExempted=true`}>
            Exempted customers
          </TextLink>
        )}
      </p>
    </>
  );
}

/** Who may hold flights, and how long. */
export function HoldsPart({ editor: { value, set, error } }: RuleProps) {
  const styles = useStyles();
  const { areHoldsOn, holdUserTypes } = value;
  return (
    <>
      <SwitchRow
        label="Flights can be held"
        hint="where fare and supplier allow it"
        isOn={areHoldsOn}
        onChange={(on) => set({ areHoldsOn: on })}
      />
      <fieldset className={styles.who} disabled={!areHoldsOn}>
        <legend className={styles.legend}>Who may hold</legend>
        <div className={styles.boxes}>
          {userTypes.map((type) => (
            <Checkbox
              key={type}
              label={userTypeNames[type]}
              checked={holdUserTypes.includes(type)}
              onChange={(isChosen) =>
                set({
                  holdUserTypes: userTypes.filter((one) => (one === type ? isChosen : holdUserTypes.includes(one))),
                })
              }
            />
          ))}
        </div>
        {error('holdUserTypes') && <p className={styles.wrong}>{error('holdUserTypes')}</p>}
      </fieldset>
      <NumberRow
        label="Longest hold"
        hint="0: as long as the airline holds"
        unit="h"
        digits={3}
        disabled={!areHoldsOn}
        value={value.longestHoldHours}
        error={error('longestHoldHours')}
        onChange={(longestHoldHours) => set({ longestHoldHours })}
      />
      <NumberRow
        label="Ends before the airline’s limit"
        hint="so that there is time to release"
        unit="min"
        digits={4}
        disabled={!areHoldsOn}
        value={value.minutesBeforeLimit}
        error={error('minutesBeforeLimit')}
        onChange={(minutesBeforeLimit) => set({ minutesBeforeLimit })}
      />
      <p className={styles.note}>An account whose own switch is off holds nothing.</p>
    </>
  );
}

const kinds = [
  ['amount', 'Amount'],
  ['percent', 'Percent of the price'],
] as const;

/** What a cancellation costs beside the airline's charge. */
export function FeesPart({ editor }: RuleProps) {
  return (
    <>
      <FeeRows editor={editor} name="domesticFee" label="Domestic" />
      <FeeRows editor={editor} name="internationalFee" label="International" />
    </>
  );
}

function FeeRows({
  editor: { value, set, error },
  name,
  label,
}: RuleProps & { name: 'domesticFee' | 'internationalFee'; label: string }) {
  const { currency } = useSite();
  const fee = value[name];
  const put = (fields: Partial<CancellationFee>) => set({ [name]: { ...fee, ...fields } });
  const [typed, setTyped] = useState<{ text: string; amount: number }>();
  // What was typed stands as it was typed, until something else stands in its place.
  const text =
    typed && Object.is(typed.amount, fee.amount)
      ? typed.text
      : Number.isFinite(fee.amount)
        ? toMajor(fee.amount, currency).toFixed(exponentOf(currency))
        : '';
  return (
    <>
      <ChoiceRow label={`${label} fee is`} value={fee.kind} options={kinds} onChange={(kind) => put({ kind })} />
      {fee.kind === 'amount' ? (
        <TextRow
          label={`${label}, per traveller`}
          unit={symbolOf(currency)}
          value={text}
          error={error(`${name}.amount`)}
          onChange={(next) => {
            const amount = readAmount(next, currency, 6) ?? NaN;
            setTyped({ text: next, amount });
            put({ amount });
          }}
        />
      ) : (
        <NumberRow
          label={`${label}, per traveller`}
          hint="of what each paid"
          unit="%"
          digits={3}
          value={fee.percent}
          error={error(`${name}.percent`)}
          onChange={(percent) => put({ percent })}
        />
      )}
    </>
  );
}

const keeping = [
  ['kept', 'Kept'],
  ['given', 'Refunded'],
] as const;

/** What a refund keeps of the sale. */
export const KeptPart = ({ editor: { value, set } }: RuleProps) => (
  <>
    <ChoiceRow
      label="Service fee"
      hint="of the sale, on a refund"
      value={value.keepsServiceFee ? 'kept' : 'given'}
      options={keeping}
      onChange={(choice) => set({ keepsServiceFee: choice === 'kept' })}
    />
    <ChoiceRow
      label="Convenience fee"
      hint="of the gateway, on a refund"
      value={value.keepsConvenienceFee ? 'kept' : 'given'}
      options={keeping}
      onChange={(choice) => set({ keepsConvenienceFee: choice === 'kept' })}
    />
  </>
);

/** What travel agents change on their own tickets. */
export const TicketsPart = ({ editor: { value, set } }: RuleProps) => (
  <>
    <SwitchRow
      label="Agents change the Txn Fee"
      hint="on their own tickets"
      isOn={value.agentsEditTxnFee}
      onChange={(agentsEditTxnFee) => set({ agentsEditTxnFee })}
    />
    <SwitchRow
      label="Agents change the Discount"
      hint="on their own tickets"
      isOn={value.agentsEditDiscount}
      onChange={(agentsEditDiscount) => set({ agentsEditDiscount })}
    />
  </>
);
