import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { wrongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart } from '../builder/kart.ts';
import { driversText } from './moves.ts';
import { useMovesOfSave } from './use-moves.ts';
import { useVoucher } from './use-voucher.ts';

const useStyles = makeStyles({ text: { margin: 0 }, wrong: { ...wrongLine, margin: '8px 0 0' } });

/** Withdraws a voucher, after it was said what becomes of its transfers. */
export default function WithdrawDialog({ kart, onClose }: { kart: Kart; onClose(): void }) {
  const styles = useStyles();
  const { turn, isPending } = useVoucher(kart);
  const [says, setSays] = useState('');
  const { transfers = 0, completed = 0 } = kart.voucher ?? {};
  const open = transfers - completed;
  const { id, version, currency } = kart;
  const moves = useMovesOfSave({ id, version, currency, isVouchered: false });
  const submit = async () => {
    const answer = await turn(false);
    if (!answer.ok) return setSays(answer.message ?? '');
    showToast('The voucher is withdrawn.');
    onClose();
  };
  return (
    <SiteDialog
      title="Withdraw the voucher?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Withdraw', run: () => void submit(), primary: true, danger: true, disabled: isPending },
      ]}
    >
      <p className={styles.text}>
        {open === 1 ? '1 transfer is withdrawn' : `${open} transfers are withdrawn`}
        {completed > 0 && `, ${completed} completed ${completed === 1 ? 'one stays' : 'ones stay'}`}.{' '}
        {moves && `${driversText(moves.drivers)} `}
        Drivers see it on their pages.
      </p>
      {says && (
        <p role="alert" className={styles.wrong}>
          {says}
        </p>
      )}
    </SiteDialog>
  );
}
