import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { addDays } from '#shared/time.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { usePaper } from '#web/documents/use-paper.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { apartInRows, inColumn, inLines, inPairs } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { HEAD } from '../builder/head-fields.ts';
import type { Kart } from '../builder/kart.ts';
import { titleOf } from '../builder/line-words.ts';
import type { Values } from '../builder/pieces.ts';

const ClashesPart = lazyPart(() => import('./clashes-part.tsx'));
const SendVoucherDialog = lazyPart(() => import('./send-voucher-dialog.tsx'));
const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'));

const useStyles = makeStyles({
  root: { ...inColumn('12px'), padding: '16px', marginBottom: '16px' },
  head: apartInRows('8px 16px'),
  actions: inLines('8px'),
  which: { maxWidth: '160px' },
  heading: cardHeading,
  text: { ...quietLine, margin: '2px 0 0' },
  fields: inPairs('12px 16px'),
});

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

interface Props {
  kart: Kart;
  head: Values;
  /** What is typed of a line, or what stands. */
  valuesOf(id: string): Values;
  mayEdit: boolean;
  onChange(id: string, fields: Values): void;
}

/** A vouchered quotation: how many transfers were made, and what is still open, its numbers typed in place. */
export default function VoucherPart({ kart, head, valuesOf, mayEdit, onChange }: Props) {
  const styles = useStyles();
  const mayConfirm = useMay('karts.confirm');
  const maySee = useMay('transfers.view');
  const paper = usePaper();
  /** What its voucher is of that is taken away or sent; empty for the whole trip. */
  const [line, setLine] = useState('');
  const [dialog, setDialog] = useState<'withdraw' | 'send'>();
  // What is being typed stays where it is once it is saved.
  const [unconfirmed] = useState(() =>
    [...kart.lines.values()].filter(({ values }) => 'tourOptionId' in values && !values.purchaseConfirmationNo),
  );
  const { voucher } = kart;
  if (!voucher) return null;
  const { isBeingMade, transfers, completed, withoutDriver } = voucher;
  const open = unconfirmed.filter(({ id }) => !valuesOf(id).purchaseConfirmationNo).length;
  const made = [
    isBeingMade ? 'Transfers are being made' : counted(transfers, 'transfer', 'transfers'),
    completed > 0 && `${completed} completed`,
  ];
  const stillOpen =
    kart.state === 'VOUCHERED'
      ? [
          open > 0 &&
            counted(open, 'activity without a confirmation number', 'activities without a confirmation number'),
          !head.purchaseConfirmationNo && 'purchase confirmation no.',
          !head.salesConfirmationNo && 'sales confirmation no.',
          withoutDriver > 0 && counted(withoutDriver, 'transfer without a driver', 'transfers without a driver'),
        ].filter(Boolean)
      : [];
  const shown = [...kart.lines.values()].flatMap(({ id, values }) =>
    values.kind === 'activity' || values.kind === 'accomodation' ? [{ id, title: titleOf(values.kind, values) }] : [],
  );
  const { arrivalDate = '', noOfDays = '1' } = head;
  const days = Math.min(Number(noOfDays) || 1, 31);
  const sheet = `${paths.staffJobSheet}?${new URLSearchParams({ from: arrivalDate, to: arrivalDate && addDays(arrivalDate, days - 1) })}`;
  const field = (id: string, name: string, label: string) => (
    <ShortField
      key={`${id} ${name}`}
      label={label}
      value={valuesOf(id)[name] ?? ''}
      maxLength={60}
      autoComplete="off"
      readOnly={!mayEdit}
      onChange={(text) => onChange(id, { [name]: text })}
    />
  );
  return (
    <Card className={styles.root} aria-label="Voucher">
      <div className={styles.head}>
        <div>
          <h2 className={styles.heading}>Voucher</h2>
          <p className={styles.text} role="status">
            {made.filter(Boolean).join(', ')}. {stillOpen.length > 0 && `Still open: ${stillOpen.join(', ')}. `}
            {maySee && transfers > 0 && arrivalDate && <TextLink to={sheet}>Open the job sheet</TextLink>}
          </p>
        </div>
        {kart.state === 'VOUCHERED' && (
          <div className={styles.actions}>
            {shown.length > 1 && (
              <SelectBox aria-label="Voucher for" className={styles.which} value={line} onChange={setLine}>
                <option value="">Whole trip</option>
                {shown.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectBox>
            )}
            <Button
              disabled={paper.isMaking}
              onClick={() =>
                void paper.save({
                  ...{ kind: 'voucher', id: kart.id, pnr: '', hidePrice: false },
                  ...(line && { line }),
                })
              }
            >
              Download voucher
            </Button>
            {mayConfirm && (
              <>
                <Button onClick={() => setDialog('withdraw')}>Withdraw voucher</Button>
                <Button appearance="primary" onClick={() => setDialog('send')}>
                  Send voucher
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {kart.state === 'VOUCHERED' && (
        <div className={styles.fields}>
          {field(HEAD, 'purchaseConfirmationNo', 'Purchase confirmation no.')}
          {field(HEAD, 'salesConfirmationNo', 'Sales confirmation no.')}
          {unconfirmed.map((line) =>
            field(line.id, 'purchaseConfirmationNo', `Confirmation no., ${titleOf('activity', line.values)}`),
          )}
        </div>
      )}
      {kart.state === 'VOUCHERED' && kart.clashes.length + voucher.driverClashes.length > 0 && (
        <ClashesPart kart={kart} />
      )}
      {dialog === 'withdraw' && <WithdrawDialog kart={kart} onClose={() => setDialog(undefined)} />}
      {dialog === 'send' && <SendVoucherDialog kart={kart} line={line} onClose={() => setDialog(undefined)} />}
    </Card>
  );
}
