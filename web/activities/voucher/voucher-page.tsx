import { makeStyles } from '@fluentui/react-components';
import { useParams, useSearchParams } from 'react-router-dom';
import { getVoucher } from '#shared/activities/get-voucher.ts';
import { cartStateNames } from '#shared/activities/cart/lifecycle.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { isValid, type VoucherShown } from '#shared/activities/voucher/voucher-shown.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePaper } from '#web/documents/use-paper.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn, notOnPaper } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { VoucherItemCard } from './voucher-item-card.tsx';

const useStyles = makeStyles({
  root: { ...inColumn('16px'), gridTemplateColumns: 'minmax(0, 1fr)' },
  fine: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
  buttons: notOnPaper,
});

/** `/activities/voucher/:code`: what gates take, for whoever booked it; staff redeem it here. */
export default function VoucherPage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useCall(getVoucher, { code }, { quiet: true, refetchOnWindowFocus: 'always' });
  if (error && isNotThere(error.failure))
    return (
      <EmptyState
        page
        heading="Voucher not found"
        text="It may belong to another account, or the link is incomplete."
        link={{ to: paths.activityQueue, label: 'Open booked activities' }}
      />
    );
  if (error) return <ErrorState page error={error} onRetry={() => void refetch()} />;
  return data ? <Opened code={code} voucher={data.voucher} /> : <LoadingOverlay label="Loading the voucher" />;
}

function Opened({ code, voucher }: { code: string; voucher: VoucherShown }) {
  const styles = useStyles();
  const paper = usePaper();
  const [params] = useSearchParams();
  const isStaff = useUser()?.userType === 'staff';
  const mayEdit = useMay('activities.edit');
  const { issuer, items, status, leadGuest, phone, pickUpPlace, voucherNo } = voucher;
  const valid = isValid(voucher);
  // What was scanned at the gate stands first.
  const scanned = params.get('item');
  const shown = items.toSorted((one, other) => Number(other.itemId === scanned) - Number(one.itemId === scanned));
  return (
    <Page
      narrow
      heading="Activity voucher"
      lead={[voucherNo, leadGuest, guestWords(voucher)].join(', ')}
      actions={
        valid && (
          <>
            <Button
              disabledFocusable={paper.isMaking}
              onClick={() => void paper.save({ kind: 'activityVoucher', id: code, pnr: '', hidePrice: false })}
            >
              Save PDF
            </Button>
            <Button onClick={() => window.print()}>Print</Button>
          </>
        )
      }
    >
      <div className={styles.root}>
        {!valid && (
          <p role="alert" className={styles.wrong}>
            This voucher is not valid: the booking is {cartStateNames[status].toLowerCase()}.
          </p>
        )}
        {shown.map((item) => (
          <VoucherItemCard
            key={item.itemId}
            item={item}
            pickUpPlace={pickUpPlace}
            code={code}
            isValid={valid}
            mayRedeem={isStaff && mayEdit && valid}
          />
        ))}
        <p className={styles.fine}>
          {[issuer.companyName, issuer.contact, issuer.email].filter(Boolean).join(', ')}
          {issuer.contact && `. Late or lost? Call ${issuer.contact} and give voucher ${voucherNo}.`}
        </p>
        {isStaff && <p className={styles.fine}>The guest is reached at {phone}.</p>}
      </div>
    </Page>
  );
}
