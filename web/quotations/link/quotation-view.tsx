import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResponseOf } from '#shared/contract.ts';
import type { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { voucherOfLine } from '#shared/quotations/voucher-sheet.ts';
import { addDays, formatDay } from '#shared/time.ts';
import { ClientFrame } from '#web/bookings/ticket/client-frame.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart, apartInRows, inColumn, inGrid, inLines, notOnPaper, pageWide } from '#web/ui/stack.ts';
import { bareButton, focusRing, outlined } from '#web/ui/surface.ts';
import { pageHeading, quietLine, sumText } from '#web/ui/text.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { onPaper, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { lengthText, partyText, QuotationDays, QuotationSums } from '../quotation-body.tsx';
import { AcceptPart } from './accept-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { TripCover } from './trip-cover.tsx';

const PdfButton = lazyPart(() => import('./pdf-button.tsx'));
const PayPart = lazyPart(() => import('./pay-part.tsx'));
const TravelVoucher = lazyPart(() => import('../voucher/travel-voucher.tsx'));
const CompareVersions = lazyPart(() => import('../versions/compare-versions.tsx'));

const useStyles = makeStyles({
  page: { ...pageWide, ...inColumn('20px'), padding: '24px', [upTo768]: { padding: '16px' } },
  head: apartInRows('12px 24px'),
  heading: { ...pageHeading, overflowWrap: 'anywhere' },
  quiet: { ...quietLine, margin: '4px 0 0' },
  versions: inLines('8px'),
  version: {
    ...bareButton,
    ...focusRing,
    ...outlined,
    padding: '10px 16px',
    textAlign: 'left',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    [upTo768]: { flexGrow: 1 },
  },
  chosen: { border: `1px solid ${siteTokens.selectedLine}`, backgroundColor: siteTokens.selectedBackground },
  name: { fontWeight: tokens.fontWeightSemibold },
  panes: {
    ...inGrid('minmax(0, 1fr) 368px', '24px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { ...inColumn('20px'), minWidth: 0 },
  card: { padding: '20px 24px', [upTo768]: { padding: '16px' } },
  price: { ...inColumn('16px'), padding: '20px 24px', [upTo768]: { padding: '16px' } },
  total: { ...sumText, fontWeight: tokens.fontWeightSemibold },
  remark: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  bar: {
    display: 'none',
    [onPaper]: { display: 'none' },
    [upTo768]: {
      ...apart('16px'),
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      margin: '0 -16px -16px',
      padding: '12px 16px',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  /** Who prints a voucher prints that: no price, and nothing to accept. */
  offPaper: notOnPaper,
  barTotal: { fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  token: string;
  quotation: ResponseOf<typeof getQuotation>;
}

/** A quotation as its customer reads it: the versions that stand, the trip, its price, and what they can do about it. */
export function QuotationView({ token, quotation }: Props) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const { issuer, versions, quotationId } = quotation;
  const line = useSearchParams()[0].get('line') ?? '';
  const voucher = quotation.voucher && voucherOfLine(quotation.voucher, line);
  const download = <PdfButton token={token} {...(voucher !== quotation.voucher && { line })} />;
  const [wanted, setWanted] = useState<number>();
  const accepting = useRef<HTMLDivElement>(null);
  const version =
    versions.find(({ number }) => number === wanted) ?? versions.find(({ isAccepted }) => isAccepted) ?? versions[0];
  const before = version && versions.find(({ number }) => number < version.number);
  useEffect(() => {
    document.title = `Quotation ${quotationId} · ${issuer.companyName}`;
  }, [quotationId, issuer.companyName]);
  if (!version)
    return voucher ? (
      <ClientFrame issuer={issuer}>
        <div className={styles.page}>
          <h1 className={mergeClasses(styles.heading, styles.offPaper)}>{voucher.kartName}</h1>
          <TravelVoucher {...{ voucher, issuer, download }} />
        </div>
      </ClientFrame>
    ) : (
      <ClientFrame issuer={issuer}>
        <EmptyState
          page
          heading="This quotation was withdrawn"
          text={`Please ask ${issuer.companyName} for a new one.`}
        />
      </ClientFrame>
    );
  const offPaper = voucher ? styles.offPaper : undefined;
  const { currency, arrivalDate, total, parts, noOfDays, noOfNights } = version;
  const mayAccept = !version.isLapsed && !version.isAccepted && !quotation.isCancelled && !quotation.voucher;
  const toAccept = () => {
    accepting.current?.scrollIntoView({ block: 'center' });
    accepting.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <ClientFrame issuer={issuer}>
      <div className={styles.page}>
        <div className={offPaper}>
          <TripCover
            name={version.kartName}
            about={[
              partyText(version),
              `${formatDay(arrivalDate)} to ${formatDay(addDays(arrivalDate, noOfDays - 1))}`,
              lengthText(noOfDays, noOfNights),
              `Quotation ${quotationId}`,
            ].join(' · ')}
          />
        </div>
        {voucher && <TravelVoucher {...{ voucher, issuer, download }} />}
        <div className={mergeClasses(styles.head, offPaper)}>
          {versions.length > 1 ? (
            <div className={styles.versions} role="group" aria-label="Versions">
              {versions.map((one, at) => (
                <button
                  key={one.number}
                  type="button"
                  className={mergeClasses(styles.version, one === version && styles.chosen)}
                  aria-pressed={one === version}
                  onClick={() => setWanted(one.number)}
                >
                  <span className={styles.name}>Version {one.number}</span>{' '}
                  {one.total !== null && <Money minor={one.total} currency={one.currency} />}
                  <div className={styles.quiet}>
                    {[formatDay(dayOf(one.sentAt)), at === 0 && 'newest'].filter(Boolean).join(', ')}
                  </div>
                </button>
              ))}
            </div>
          ) : (
            <span />
          )}
          <PdfButton token={token} number={version.number} />
        </div>
        {before && (
          <div className={offPaper}>
            <CompareVersions before={before} after={version} />
          </div>
        )}
        <div className={mergeClasses(styles.panes, offPaper)}>
          <div className={styles.column}>
            <Card className={styles.card} aria-label="The trip">
              <QuotationDays
                level={2}
                lines={version.lines}
                dateOf={(day) => addDays(arrivalDate, day - 1)}
                currency={currency}
                byCustomer="Booked by you"
              />
              {version.remark && <p className={styles.remark}>{version.remark}</p>}
            </Card>
            <QuestionsPart token={token} questions={quotation.questions} by={issuer.companyName} />
          </div>
          <Card className={styles.price} aria-label="Price">
            {total === null ? (
              <p className={styles.remark}>Ask for the price.</p>
            ) : (
              <>
                <div>
                  Total for {partyText(version)}
                  <div className={styles.total}>
                    <Money minor={total} currency={currency} large />
                  </div>
                  {version.shown && (
                    <div className={styles.quiet}>
                      About {version.shown.total}, at {version.shown.rate} {version.shown.code} ({version.shown.source},{' '}
                      {formatDay(version.shown.day)})
                    </div>
                  )}
                </div>
                <QuotationSums
                  parts={parts.map(({ label, amount }) => [label, amount] as const)}
                  total={total}
                  currency={currency}
                />
              </>
            )}
            <div ref={accepting}>
              <AcceptPart
                key={version.number}
                token={token}
                quotation={quotation}
                version={version}
                onWithdrawn={() => setWanted(undefined)}
              />
            </div>
            {(version.toPay || quotation.payment.paid > 0) && (
              <PayPart key={`pay ${version.number}`} token={token} quotation={quotation} version={version} />
            )}
          </Card>
        </div>
        {mayAccept && (
          <div className={styles.bar}>
            <div className={styles.barTotal}>
              {total !== null && <Money minor={total} currency={currency} large />}
              <div className={styles.quiet}>Valid until {formatDay(version.validTill)}</div>
            </div>
            <Button appearance="primary" size="large" onClick={toAccept}>
              Accept
            </Button>
          </div>
        )}
      </div>
    </ClientFrame>
  );
}
