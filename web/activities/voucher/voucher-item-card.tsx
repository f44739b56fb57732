import { makeStyles, tokens } from '@fluentui/react-components';
import { getVoucher } from '#shared/activities/get-voucher.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { getQueue } from '#shared/activities/queue/get-queue.ts';
import { redeemVoucher } from '#shared/activities/redeem-voucher.ts';
import { fetchedWords, type VoucherItem } from '#shared/activities/voucher/voucher-shown.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/list/detail.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { growing, inColumn, notOnPaper } from '#web/ui/stack.ts';
import { figure, largeHeading, quietLine, softLine, strongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { visitName } from '../booked/visit-notes.ts';
import { drawQr } from '#web/users/second-factor/draw-qr.ts';

const useStyles = makeStyles({
  root: { display: 'flex', gap: '20px', [upTo768]: { flexDirection: 'column', gap: '12px' } },
  when: { ...inColumn('2px'), alignContent: 'start', width: '120px', flexShrink: 0, [upTo768]: { width: 'auto' } },
  time: { ...figure, margin: 0 },
  day: { ...quietLine, margin: 0 },
  words: { ...growing, ...inColumn('8px'), alignContent: 'start' },
  title: largeHeading,
  name: { ...softLine, margin: 0 },
  code: { ...inColumn('4px'), justifyItems: 'center', alignContent: 'start', flexShrink: 0 },
  qr: {
    width: '128px',
    height: '128px',
    backgroundColor: tokens.colorNeutralBackgroundStatic,
    '& svg': { display: 'block', width: '100%', height: '100%' },
  },
  redeemed: { ...strongLine, margin: 0 },
  redeem: notOnPaper,
});

interface Props {
  item: VoucherItem;
  pickUpPlace: string;
  code: string;
  isValid: boolean;
  mayRedeem: boolean;
}

/** A visit of a voucher, with the code that a gate scans; redeemed once, it says so ever after. */
export function VoucherItemCard({ item, pickUpPlace, code, isValid, mayRedeem }: Props) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const redeeming = useAction(redeemVoucher, { invalidates: [getVoucher, getCartData, getQueue] });
  const { itemId, title, name, date, timeSlot, drives, inclusions, redeemedAt, redeemedBy } = item;
  const redeem = async () => {
    const answer = await redeeming.mutateAsync({ code, itemId });
    if (answer.ok) showToast(`${title} is redeemed.`);
  };
  const address = `${window.location.origin}${window.location.pathname}?item=${itemId}`;
  return (
    <Card aria-label={visitName(item)}>
      <div className={styles.root}>
        <div className={styles.when}>
          <p className={styles.time}>{timeSlot || 'All day'}</p>
          <p className={styles.day}>{formatDay(date, { weekday: true })}</p>
        </div>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.name}>{name}</p>
          <Facts
            facts={[
              ['Confirmation', item.confirmation],
              ['Transfers', drives.join('; ')],
              ['Fetched at', fetchedWords(item, pickUpPlace)],
              ['Return pickup', item.returnTime],
              ['Included', inclusions.join(', ')],
              ['Good to know', item.about],
            ]}
          />
          {redeemedAt && (
            <p className={styles.redeemed}>
              Redeemed {momentText(redeemedAt, zone)} by {redeemedBy}
            </p>
          )}
          {mayRedeem && !redeemedAt && (
            <div className={styles.redeem}>
              <Button appearance="primary" disabledFocusable={redeeming.isPending} onClick={() => void redeem()}>
                Redeem
              </Button>
            </div>
          )}
        </div>
        {isValid && !redeemedAt && (
          <div className={styles.code}>
            <span
              className={styles.qr}
              role="img"
              aria-label={`Code of ${title}`}
              dangerouslySetInnerHTML={{ __html: drawQr(address) }}
            />
            <span className={styles.day}>Show at the gate</span>
          </div>
        )}
      </div>
    </Card>
  );
}
