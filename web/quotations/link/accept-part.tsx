import { makeStyles, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { acceptQuotation } from '#shared/quotations/link/accept-quotation.ts';
import { askQuestion } from '#shared/quotations/link/ask-question.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inColumn } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

type Quotation = ResponseOf<typeof getQuotation>;

const useStyles = makeStyles({
  root: inColumn('12px'),
  note: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
  lapsed: { ...warningSurface, margin: 0 },
  done: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorPaletteGreenBackground1,
    overflowWrap: 'anywhere',
  },
});

interface Props {
  token: string;
  quotation: Quotation;
  version: Quotation['versions'][number];
  /** The version went while it was read: the newer one is shown. */
  onWithdrawn(): void;
}

/** Accepts a version by name; a lapsed one offers to ask for a new one. */
export function AcceptPart({ token, quotation, version, onWithdrawn }: Props) {
  const styles = useStyles();
  const client = useQueryClient();
  const { dayOf } = useSiteDays();
  const { number, isLapsed, isAccepted, validTill, deposit, currency } = version;
  const { acceptedBy, acceptedAt, isCancelled } = quotation;
  const short = useShortForm({ name: '' });
  const accepting = useAction(acceptQuotation, { quiet: true });
  const asking = useAction(askQuestion, { quiet: true });
  const keep = (next: Quotation) => client.setQueryData(callKey(getQuotation, { token }), next);

  if (isCancelled) return <p className={styles.lapsed}>This quotation was cancelled. Nothing can be accepted.</p>;
  if (isAccepted)
    return (
      <p className={styles.done} role="status">
        Accepted by {acceptedBy}
        {acceptedAt && `, ${formatDay(dayOf(acceptedAt))}`}.
      </p>
    );
  if (quotation.voucher)
    return (
      <p className={styles.done} role="status">
        Your trip is confirmed: its voucher is above.
      </p>
    );
  const ask = async () => {
    const answer = await asking.mutateAsync({
      token,
      text: `Version ${number} is no longer valid. Please send a new one.`,
    });
    if (!answer.ok) return showToast(answer.message ?? '', 'error');
    keep(answer.value);
    showToast('We have asked for a new quotation. It comes by email.');
  };
  if (isLapsed)
    return (
      <div className={styles.root}>
        <p className={styles.lapsed}>Valid until {formatDay(validTill)}. This version has lapsed.</p>
        <Button appearance="primary" size="large" disabledFocusable={asking.isPending} onClick={() => void ask()}>
          Ask for a new one
        </Button>
      </div>
    );
  const submit = async () => {
    short.begin();
    const answer = await accepting.mutateAsync({ token, number, name: short.values.name });
    if (answer.ok) return void keep(answer.value);
    if (answer.code !== 'CONFLICT' && answer.code !== 'ILLEGAL_TRANSITION') return short.refused(answer);
    await client.invalidateQueries({ queryKey: [getQuotation.name] });
    const now = client.getQueryData<Quotation>(callKey(getQuotation, { token }));
    if (now?.versions.some((one) => one.number === number)) return short.refused(answer);
    showToast(`Version ${number} was withdrawn.`, 'info');
    return onWithdrawn();
  };
  return (
    <form {...short.sends(() => void submit())} className={styles.root}>
      <ShortField {...short.field('name')} label="Your name, to accept" autoComplete="name" maxLength={120} />
      {short.says && (
        <p role="alert" className={styles.wrong}>
          {short.says}
        </p>
      )}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={accepting.isPending}>
        Accept version {number}
      </Button>
      <p className={styles.note}>
        Valid until {formatDay(validTill)}. Nothing is charged now
        {deposit > 0 && `: the deposit of ${formatMoney(deposit, currency)} can be paid below`}.
      </p>
    </form>
  );
}
