import { makeStyles, tokens } from '@fluentui/react-components';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { Money } from '#web/ui/money.tsx';

const useStyles = makeStyles({
  total: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '16px', marginTop: '12px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
});

interface Props {
  currency: string;
  /** Minor units. */
  before: number;
  now: number;
  onAccept(): void;
  onDecline(): void;
}

/** A changed price goes nowhere without the customer's consent. */
export default function PriceChangedDialog({ currency, before, now, onAccept, onDecline }: Props) {
  const styles = useStyles();
  const actions = [{ label: 'Choose another flight', run: onDecline }, { label: 'Accept new price', run: onAccept, primary: true }];
  return (
    <SiteDialog title="The price has changed" onClose={onDecline} actions={actions}>
      <p className={styles.text}>The airline now asks for {now > before ? 'more' : 'less'} than the <Money minor={before} currency={currency} /> you saw.</p>
      <div className={styles.total}><span>New total payable</span><Money minor={now} currency={currency} large /></div>
    </SiteDialog>
  );
}
