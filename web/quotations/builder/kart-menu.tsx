import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, toPath } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { usePaper } from '#web/documents/use-paper.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { MenuEntry, MenuPlace } from '#web/ui/list/menu-button.tsx';
import type { Kart } from './kart.ts';

const RowMenu = lazyPart(() => import('#web/ui/list/row-menu.tsx'));
const CopyDialog = lazyPart(() => import('../list/copy-dialog.tsx'));
const EndingDialog = lazyPart(() => import('../payment/ending-dialog.tsx'));
const RepriceDialog = lazyPart(() => import('./reprice-dialog.tsx'));

interface Props {
  kart: Kart;
  mayEdit: boolean;
  mayCopy: boolean;
  /** Saves what is typed; false where something of it cannot be saved. */
  flush(): Promise<boolean>;
}

/** What is done with a quotation now and then, behind one button. */
export default function KartMenu({ kart, mayEdit, mayCopy, flush }: Props) {
  const navigate = useNavigate();
  const [place, setPlace] = useState<MenuPlace>();
  const [dialog, setDialog] = useState<'copy' | 'reprice' | 'cancel'>();
  const mayConfirm = useMay('karts.confirm');
  const paper = usePaper();
  const saved = (then: () => void) => () => void flush().then((isSaved) => isSaved && then());
  const entries: MenuEntry[] = [
    ...(mayEdit ? [{ label: 'Update prices', run: saved(() => setDialog('reprice')) }] : []),
    ...(kart.versions.length > 0
      ? [
          {
            label: 'Compare versions',
            run: saved(() => void navigate(toPath(paths.staffKartVersions, { kartId: kart.id }))),
          },
        ]
      : []),
    {
      label: 'Download PDF',
      run: saved(() => void paper.save({ kind: 'quotation', id: kart.id, pnr: '', hidePrice: false })),
    },
    ...(mayCopy ? [{ label: 'Copy quotation', run: saved(() => setDialog('copy')) }] : []),
    // Once it was sent, it is cancelled where its payments are.
    ...(mayConfirm && kart.versions.length === 0 && kart.state !== 'CANCELLED'
      ? [{ label: 'Cancel quotation', danger: true, run: saved(() => setDialog('cancel')) }]
      : []),
  ];
  const { head, customerName, id } = kart;
  return (
    <>
      <Button
        icon={<Icon name="more" />}
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        onClick={(event) => setPlace(event.currentTarget)}
      />
      {place && <RowMenu title="More actions" entries={entries} place={place} onClose={() => setPlace(undefined)} />}
      {dialog === 'copy' && (
        <CopyDialog
          kart={{
            ...{ id, customerName },
            kartName: head.values.kartName ?? '',
            arrivalDate: head.values.arrivalDate ?? '',
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'cancel' && <EndingDialog kart={kart} ends="cancel" onClose={() => setDialog(undefined)} />}
      {dialog === 'reprice' && <RepriceDialog kart={kart} onClose={() => setDialog(undefined)} />}
    </>
  );
}
