import { Field, Input, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { type TicketFare, ticketFareLines } from '#shared/bookings/ticket-fare.ts';
import { formatMoney, symbolOf } from '#shared/money.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { onPaper } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { inLines } from '#web/ui/stack.ts';
import { bodyText, looseSmallText } from '#web/ui/text.ts';
import type { Additions } from './use-additions.ts';
import { usePaperStyles } from './paper-styles.ts';

const useStyles = makeStyles({
  lines: { columnCount: 2, columnGap: '64px', margin: 0, [upTo768]: { columnCount: 1 }, [onPaper]: { columnCount: 2 } },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    ...looseSmallText,
    minHeight: '20px',
    paddingBottom: '6px',
    breakInside: 'avoid',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { ...bodyText, margin: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
    [onPaper]: { paddingBottom: '3px', '& dt': { color: '#000' } },
  },
  total: { '& dt, & dd': { fontWeight: 600, color: tokens.colorNeutralForeground1 } },
  form: {
    ...inLines('12px 24px'),
    alignItems: 'flex-start',
    marginTop: '16px',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusMedium,
    [onPaper]: { display: 'none' },
  },
  field: { width: '180px' },
  actions: { ...inLines('8px'), width: '100%' },
  input: { width: '100%', minWidth: 0, boxSizing: 'border-box', '& input': { minWidth: 0 } },
});

/** What was paid, and for those who may, what they add on the ticket. */
export function PaymentBlock({ fare, additions }: { fare: TicketFare; additions: Additions }) {
  const styles = useStyles();
  const paper = usePaperStyles();
  const { editing } = additions;
  return (
    <section className={paper.section} aria-labelledby="ticket-payment">
      <h2 id="ticket-payment" className={paper.heading}>
        Payment
      </h2>
      <dl className={styles.lines}>
        {ticketFareLines(additions.preview ?? fare).map(([label, minor]) => (
          <div key={label} className={mergeClasses(styles.line, label === 'Total Fare' && styles.total)}>
            <dt>{label}</dt>
            <dd>{formatMoney(minor, fare.currency)}</dd>
          </div>
        ))}
      </dl>
      {(editing.markup || editing.discount) && (
        <form
          className={styles.form}
          aria-label="Your additions"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            additions.save();
          }}
          onKeyDown={({ key }) => key === 'Escape' && additions.cancel()}
        >
          {editing.markup && (
            <>
              <Field className={styles.field} label="Txn Fee" validationMessage={additions.errors.txnFee}>
                <Input
                  className={styles.input}
                  inputMode="decimal"
                  autoFocus
                  contentBefore={symbolOf(fare.currency)}
                  value={additions.txnFee}
                  onChange={(_, { value }) => additions.setTxnFee(value)}
                />
              </Field>
              <Field label="Merge Txn Fee to Taxes">
                <Switch checked={additions.isMerged} onChange={(_, { checked }) => additions.setMerged(checked)} />
              </Field>
            </>
          )}
          {editing.discount && (
            <Field className={styles.field} label="Add Discount" validationMessage={additions.errors.discount}>
              <Input
                className={styles.input}
                inputMode="decimal"
                autoFocus={!editing.markup}
                contentBefore={symbolOf(fare.currency)}
                value={additions.discount}
                onChange={(_, { value }) => additions.setDiscount(value)}
              />
            </Field>
          )}
          <div className={styles.actions}>
            <Button type="submit" appearance="primary" disabledFocusable={additions.isSaving}>
              {saveLabel(editing)}
            </Button>
            <Button onClick={additions.cancel}>Cancel</Button>
          </div>
        </form>
      )}
    </section>
  );
}

const saveLabel = ({ markup, discount }: Additions['editing']): string =>
  `Update ${[markup && 'Markup', discount && 'Discount'].filter(Boolean).join(' and ')}`;
