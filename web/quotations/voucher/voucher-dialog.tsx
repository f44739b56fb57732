import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn, plainList } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart } from '../builder/kart.ts';
import { useVoucher } from './use-voucher.ts';

const useStyles = makeStyles({
  root: inColumn('12px'),
  text: { margin: 0 },
  list: plainList,
  missing: {
    ...bareButton,
    ...focusRing,
    width: '100%',
    minHeight: '40px',
    padding: '8px 4px',
    textAlign: 'left',
    color: 'inherit',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  message: { ...wrongLine, display: 'block' },
  quiet: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
});

interface Props {
  kart: Kart;
  /** Leads to the line that something is missing from. */
  onOpen(lineId: string): void;
  onClose(): void;
}

/** Vouchers a quotation; what it lacks is listed with the line that it is missing from. */
export default function VoucherDialog({ kart, onOpen, onClose }: Props) {
  const styles = useStyles();
  const { turn, isPending } = useVoucher(kart);
  const [says, setSays] = useState('');
  const { missing } = kart;
  const submit = async () => {
    const answer = await turn(true);
    if (!answer.ok) return setSays(answer.message ?? '');
    showToast(`${answer.value.kart.kartName} is vouchered.`);
    onClose();
  };
  if (missing.length)
    return (
      <SiteDialog
        title="Not ready for a voucher"
        onClose={onClose}
        actions={[{ label: 'Close', run: onClose, primary: true }]}
      >
        <ul className={styles.list} aria-label="What is missing">
          {missing.map(({ lineId, title, message }) => (
            <li key={`${lineId} ${message}`}>
              {lineId ? (
                <button
                  type="button"
                  className={styles.missing}
                  onClick={() => {
                    onClose();
                    onOpen(lineId);
                  }}
                >
                  {title}
                  <span className={styles.message}>{message}</span>
                </button>
              ) : (
                <span className={styles.message}>{message}</span>
              )}
            </li>
          ))}
        </ul>
      </SiteDialog>
    );
  return (
    <SiteDialog
      title="Voucher this quotation?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Voucher', run: () => void submit(), primary: true, disabled: isPending },
      ]}
    >
      <div className={styles.root}>
        <p className={styles.text}>
          Its transfers go to the job sheet, and what guests do goes to the itineraries of each day. Later changes move
          or withdraw transfers.
        </p>
        {says && (
          <p role="alert" className={styles.wrong}>
            {says}
          </p>
        )}
      </div>
    </SiteDialog>
  );
}
