import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import ExplainedPrice, { type AskedPrice } from './explained-price.tsx';

/** Why a booking's or an offer's price is what it is. */
export default function WhyPriceDialog({ asked, onClose }: { asked: AskedPrice; onClose(): void }) {
  return (
    <SiteDialog title="Why this price" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      <ExplainedPrice asked={asked} />
    </SiteDialog>
  );
}
