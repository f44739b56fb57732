import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
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

/** A clash of the trip, or of a driver of one of its transfers. */
interface Said {
  /** The quotation, or the transfer. */
  of: string;
  clash: string;
  text: string;
  /** Who set it aside and why; empty where nobody did. */
  aside: string;
}

function saidOf({ id, clashes, voucher }: Kart): Said[] {
  const { asides = [], driverClashes = [] } = voucher ?? {};
  return [
    ...clashes.map(({ id: clash, text }) => {
      const aside = asides.find((one) => one.clash === clash);
      return { of: id, clash, text, aside: aside ? `Set aside by ${aside.by}: ${aside.reason}` : '' };
    }),
    ...driverClashes.map(({ id: of, text, reason }) => ({
      ...{ of, clash: 'driver', text, aside: reason && `Set aside: ${reason}` },
    })),
  ];
}

/** What of a vouchered trip does not go together, and what of that was set aside with which reason. */
export default function ClashesPart({ kart }: { kart: Kart }) {
  const styles = useStyles();
  const mayEdit = useMay('transfers.edit');
  const [open, setOpen] = useState<Said>();
  const takeBack = useAction(setClashAside, { invalidates: [getKartById] });
  const all = saidOf(kart);
  if (all.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label="Clashes">
        {all.map((said) => {
          const { of, clash, text, aside } = said;
          return (
            <li key={`${of} ${clash}`} className={styles.clash}>
              {aside ? (
                <p className={styles.aside}>
                  {text} {aside}
                </p>
              ) : (
                <p className={styles.text}>{text}</p>
              )}
              {mayEdit &&
                (aside ? (
                  <Button
                    appearance="subtle"
                    aria-label={`Undo: ${text}`}
                    onClick={() => void takeBack.mutateAsync({ id: of, clash, reason: '' })}
                  >
                    Undo
                  </Button>
                ) : (
                  <Button aria-label={`Set aside: ${text}`} onClick={() => setOpen(said)}>
                    Set aside
                  </Button>
                ))}
            </li>
          );
        })}
      </ul>
      {open && (
        <ClashAsideDialog
          id={open.of}
          clash={open.clash}
          text={open.text}
          invalidates={[getKartById]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
