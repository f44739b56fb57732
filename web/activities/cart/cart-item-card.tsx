import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ItemShown } from '#shared/activities/cart/cart-shown.ts';
import { isDay } from '#shared/flights/is-day.ts';
import { formatMoney } from '#shared/money.ts';
import type { Day } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { apart, apartInRows, growing, inColumn, inLines } from '#web/ui/stack.ts';
import { largeHeading, quietLine, softLine, wrongLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { pickupNotes, visitName } from '../booked/visit-notes.ts';
import { WaysFields } from '../search/ways-fields.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', gap: '16px', [upTo768]: { display: 'grid', gap: '12px' } },
  picture: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '160px',
    height: '110px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    [upTo768]: { width: '100%', height: '120px' },
  },
  // Nothing to see takes no room of a phone.
  bare: { [upTo768]: { display: 'none' } },
  words: { ...growing, ...inColumn('8px'), gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { ...apart('12px'), alignItems: 'start' },
  title: largeHeading,
  name: { ...softLine, margin: 0 },
  fields: { ...inLines('12px'), alignItems: 'end' },
  day: { width: '176px' },
  time: { width: '104px' },
  foot: apartInRows('4px 12px'),
  notes: inLines('4px 16px'),
  note: quietLine,
  wrong: { ...wrongLine, margin: 0 },
});

type Changed = Pick<ItemShown, 'date' | 'timeSlot' | 'pickUpAreaTransfer' | 'dropAreaTransfer' | 'returnAreaTransfer'>;

interface Props {
  item: ItemShown;
  currency: string;
  today: Day;
  isPending: boolean;
  onChange(changed: Changed): void;
  onRemove(): void;
}

/** What is to be said of an item that has a price: that it changed, or when it is confirmed. */
function noteOf({ before, total, isInstant }: ItemShown, currency: string): { tone: StatusTone; text: string } {
  if (before !== null && total !== null)
    return total > before
      ? { tone: 'waiting', text: `Dearer by ${formatMoney(total - before, currency)} since you chose it` }
      : { tone: 'done', text: `Cheaper by ${formatMoney(before - total, currency)} since you chose it` };
  return isInstant
    ? { tone: 'done', text: 'Confirmed once paid' }
    : { tone: 'working', text: 'Confirmed by our desk once paid' };
}

/** An item of the cart: another day, time or transfer is priced at once. */
export function CartItemCard({ item, currency, today, isPending, onChange, onRemove }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string>();
  const { title, name, picture, date, timeSlot, timeSlots, ways, total, reason } = item;
  const { pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer } = item;
  const fetched = pickupNotes(item).join(', ');
  const now = { date, timeSlot, pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer };
  return (
    <Card aria-label={visitName(item)} className={styles.root} aria-busy={isPending}>
      <span className={mergeClasses(styles.picture, !picture && styles.bare)}>
        {picture ? <img src={picture.url} alt={picture.alt} loading="lazy" /> : <Icon name="ticket" size={32} />}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.name}>{name}</p>
          </div>
          {total !== null && <Money large minor={total} currency={currency} />}
        </div>
        <div className={styles.fields}>
          <div className={styles.day}>
            <Field label="Day">
              {(aria) => (
                <DayInput
                  aria={aria}
                  name={`day-${item.id}`}
                  value={typed ?? date}
                  min={today}
                  onChange={(value) => {
                    setTyped(value);
                    if (!isDay(value) || value < today || value === date) return;
                    setTyped(undefined);
                    onChange({ ...now, date: value });
                  }}
                />
              )}
            </Field>
          </div>
          {timeSlots.length > 0 && (
            <div className={styles.time}>
              <ChoiceField
                label="Time"
                name={`time-${item.id}`}
                size="medium"
                value={timeSlot}
                options={timeSlots.map((time) => [time, time] as const)}
                onChange={(time) => onChange({ ...now, timeSlot: time })}
              />
            </div>
          )}
          <WaysFields
            ways={ways}
            chosen={{ pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer }}
            onChoose={(chosen) => onChange({ ...now, ...chosen })}
          />
        </div>
        <div className={styles.foot}>
          {reason ? (
            <p role="alert" className={styles.wrong}>
              {reason}
            </p>
          ) : (
            <div className={styles.notes}>
              <Status isSmall {...noteOf(item, currency)} />
              {fetched && <span className={styles.note}>{fetched}</span>}
            </div>
          )}
          <Button appearance="subtle" disabledFocusable={isPending} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </Card>
  );
}
