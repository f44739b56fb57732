import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import type { Clash } from '#shared/quotations/clashes.ts';
import { setClashAside } from '#shared/transfers/set-clash-aside.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { apartInRows, plainList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import type { Kart } from '../builder/kart.ts';

const ClashAsideDialog = lazyPart(() => import('#web/transfers/clash-aside-dialog.tsx'));

const useStyles = makeStyles({
  list: plainList,
  clash: { ...apartInRows('4px 12px'), padding: '8px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  text: { margin: 0, overflowWrap: 'anywhere', color: tokens.colorPaletteDarkOrangeForeground1 },
  aside: { ...quietLine, margin: 0, overflowWrap: 'anywhere' },
});

/** What of a vouchered trip does not go together, and what of that was set aside with which reason. */
export default function ClashesPart({ kart }: { kart: Kart }) {
  const styles = useStyles();
  const mayEdit = useMay('transfers.edit');
  const [open, setOpen] = useState<Clash>();
  const takeBack = useAction(setClashAside, { invalidates: [getKartById] });
  const asides = kart.voucher?.asides ?? [];
  if (kart.clashes.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label="Clashes">
        {kart.clashes.map((clash) => {
          const aside = asides.find((one) => one.clash === clash.id);
          return (
            <li key={clash.id} className={styles.clash}>
              {aside ? (
                <p className={styles.aside}>
                  {clash.text} Set aside by {aside.by}: {aside.reason}
                </p>
              ) : (
                <p className={styles.text}>{clash.text}</p>
              )}
              {mayEdit &&
                (aside ? (
                  <Button
                    appearance="subtle"
                    aria-label={`Undo: ${clash.text}`}
                    onClick={() => void takeBack.mutateAsync({ id: kart.id, clash: clash.id, reason: '' })}
                  >
                    Undo
                  </Button>
                ) : (
                  <Button aria-label={`Set aside: ${clash.text}`} onClick={() => setOpen(clash)}>
                    Set aside
                  </Button>
                ))}
            </li>
          );
        })}
      </ul>
      {open && (
        <ClashAsideDialog
          id={kart.id}
          clash={open.id}
          text={open.text}
          invalidates={[getKartById]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
