import { makeStyles } from '@fluentui/react-components';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { invoiceKinds } from '#shared/invoices/kinds.ts';
import { linesCalled } from '#shared/invoices/paper-of.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { usePaper } from '#web/documents/use-paper.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Detail, DetailPart, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart, inLines } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const useStyles = makeStyles({
  line: { ...apart('12px'), alignItems: 'baseline' },
  buttons: inLines('8px'),
});

/** One invoice: what it is for, what it comes to, and its paper. */
export default function InvoiceDetail({ number, place }: { number: string; place: DetailPlace }) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const { isMaking, save } = usePaper();
  const isStaff = useUser()?.userType === 'staff';
  const found = useCall(getInvoice, { number }, { quiet: true });
  if (found.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="This invoice could not be opened"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <DetailSkeleton label="Loading the invoice" />;
  const invoice = found.data;
  const { kind, tax, total, currency, issuedAt, buyer, seller, facts, taxNumberName, paid } = invoice;
  const sold = pageOf(invoice, isStaff);
  return (
    <Detail
      title={number}
      place={place}
      summary={
        <div className={styles.line}>
          <span>{tax ? invoiceKinds[kind].withTax : invoiceKinds[kind].called}</span>
          <strong>
            <Money minor={total} currency={currency} />
          </strong>
        </div>
      }
    >
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          disabledFocusable={isMaking}
          onClick={() => void save({ kind: 'invoice', id: number, pnr: '', hidePrice: false })}
        >
          Download
        </Button>
      </div>
      <DetailPart label="About" place={place}>
        <Facts
          facts={[
            ['Issued', formatDay(dayOf(issuedAt))],
            [kind === 'creditNote' ? 'Credited to' : 'Billed to', buyer.name],
            ...(buyer.taxNumber ? [[taxNumberName, buyer.taxNumber] as const] : []),
            ['Issued by', seller.name],
            [
              'Booking',
              sold ? (
                <TextLink key="booking" to={sold}>
                  {invoice.about}
                </TextLink>
              ) : (
                invoice.about
              ),
            ],
            ...facts.map(({ label, text }) => [label, text] as const),
            ['Payment', paid],
          ]}
        />
      </DetailPart>
      <DetailPart label="Amounts" place={place}>
        <Facts
          facts={amountsOf(invoice).map(
            ([label, minor]) => [label, <Money key={label} minor={minor} currency={currency} />] as const,
          )}
        />
      </DetailPart>
    </Detail>
  );
}

/** Where what was sold is looked at; empty for what a customer has by its own link alone. */
function pageOf({ of, bookingId }: InvoiceDocument, isStaff: boolean): string {
  if (of === 'quotation') return isStaff ? toPath(paths.staffKartOne, { kartId: bookingId }) : '';
  return of === 'activities'
    ? `${paths.activityCart}?cartId=${encodeURIComponent(bookingId)}`
    : `${paths.flightTicketQueue}?open=${encodeURIComponent(bookingId)}`;
}

/** What the total is made of: label, minor units. */
const amountsOf = (invoice: InvoiceDocument): [string, number][] => {
  const { kind, reimbursed, services, others, taxable, total } = invoice;
  return [
    ...(reimbursed.length
      ? [[linesCalled(invoice), reimbursed.reduce((sum, { amount }) => sum + amount, 0)] satisfies [string, number]]
      : []),
    ...(services.length ? [['Our service', taxable] satisfies [string, number]] : []),
    ...(services[0]?.taxes ?? []).map(({ name, rate }, at): [string, number] => [
      `${name} ${rate}%`,
      services.reduce((sum, line) => sum + (line.taxes[at]?.minor ?? 0), 0),
    ]),
    ...others.map(({ label, minor }): [string, number] => [label, minor]),
    [kind === 'creditNote' ? 'Credited' : 'Total', total],
  ];
};
