import { makeStyles, tokens } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { useSite } from '#web/site/site.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { apartInRows, inColumn, inRow } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { largeHeading, partHeading, quietLine } from '#web/ui/text.ts';
import { lengthText, partyText, QuotationDays, QuotationSums, shownBy } from '../quotation-body.tsx';
import type { Kart } from './kart.ts';
import { dateIn, daysIn } from './line-views.ts';
import type { LineView } from './line-view.ts';
import type { Values } from './pieces.ts';

const useStyles = makeStyles({
  root: inColumn('12px'),
  heading: partHeading,
  bar: apartInRows('8px'),
  brand: inRow('8px'),
  paper: { ...cardSurface, ...inColumn('16px'), padding: '20px' },
  from: {
    ...apartInRows('8px'),
    paddingBottom: '8px',
    borderBottom: `2px solid ${tokens.colorBrandBackground}`,
    '& strong': { overflowWrap: 'anywhere' },
  },
  title: { ...largeHeading, overflowWrap: 'anywhere' },
  logo: { maxWidth: '96px', maxHeight: '32px', objectFit: 'contain' },
  quiet: { ...quietLine, margin: 0 },
  remark: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface Props {
  kart: Kart;
  head: Values;
  lines: readonly LineView[];
  onChange: ((fields: Values) => void) | undefined;
}

/** What the customer will see: by the price breakup, and under whose name. */
export default function Preview({ kart, head, lines, onChange }: Props) {
  const styles = useStyles();
  const { siteName, currency } = useSite();
  const { sums } = kart;
  const breakup = head.priceBreakup || 'full';
  const isAgents = head.isAgentBranding === '1' && kart.companyName !== '';
  const parts = [
    ['Service charge', sums.serviceCharge],
    ['GST on service charge', sums.gst],
    ['Remittance charge', sums.remittanceCharge],
    ['Discount', -sums.discount],
  ] as const;
  const shown = shownBy(breakup, lines, parts);
  const { adults, child, infant } = head;
  const dateOf = dateIn(head);
  return (
    <section className={styles.root} aria-label="Preview">
      <h2 className={styles.heading}>Customer preview</h2>
      {onChange && (
        <div className={styles.bar}>
          <ChoiceField
            label="Price breakup"
            name="previewBreakup"
            size="medium"
            value={breakup}
            options={[
              ['full', 'Full breakup'],
              ['partial', 'Partial breakup'],
              ['none', 'Total only'],
              ['noprice', 'No price'],
            ]}
            onChange={(priceBreakup) => onChange({ priceBreakup })}
          />
          <span className={styles.brand}>
            Agent branding
            <Switch
              label="Agent branding"
              checked={head.isAgentBranding === '1'}
              onChange={(is) => onChange({ isAgentBranding: is ? '1' : '' })}
            />
          </span>
        </div>
      )}
      <div className={styles.paper}>
        <div className={styles.from}>
          <div className={styles.brand}>
            {isAgents && kart.agency?.logoUrl && <img className={styles.logo} src={kart.agency.logoUrl} alt="" />}
            <div>
              <strong>{isAgents ? (kart.agency?.companyName ?? kart.companyName) : siteName}</strong>
              {isAgents && kart.agency?.contact && <p className={styles.quiet}>{kart.agency.contact}</p>}
            </div>
          </div>
          <span className={styles.quiet}>{kart.quotationId && `Quotation ${kart.quotationId}`}</span>
        </div>
        <div>
          <h3 className={styles.title}>{head.kartName}</h3>
          <p className={styles.quiet}>
            {[dateOf(1) && formatDay(dateOf(1)), lengthText(daysIn(head), Number(head.noOfNights ?? 0))]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className={styles.quiet}>
            {partyText({ adults: Number(adults ?? 0), child: Number(child ?? 0), infant: Number(infant ?? 0) })}
          </p>
        </div>
        <QuotationDays
          level={4}
          lines={shown.lines}
          dateOf={dateOf}
          currency={currency}
          byCustomer="Booked by customer"
        />
        {shown.hasTotal && <QuotationSums parts={shown.parts} total={sums.total} currency={currency} />}
        {head.remarkForCustomer && <p className={styles.remark}>{head.remarkForCustomer}</p>}
      </div>
    </section>
  );
}
