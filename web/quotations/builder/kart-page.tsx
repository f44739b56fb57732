import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isNotThere } from '#web/api/call-failed.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Builder } from './builder.tsx';
import { kartOf } from './kart-wire.ts';
import { useKartServer } from './use-kart.ts';
import { useOpenedKart } from './use-opened-kart.ts';

const MovesDialog = lazyPart(() => import('../voucher/moves-dialog.tsx'));

const NEW = 'new';

/** `/staff/kart/:kartId`: a quotation in the builder; `new` makes one with its first save. */
export default function KartPage() {
  const { kartId = NEW } = useParams();
  const [made, setMade] = useState<string>();
  const navigate = useNavigate();
  const onMade = (id: string) => {
    setMade(id);
    void navigate(toPath(paths.staffKartOne, { kartId: id }), { replace: true });
  };
  // What is being typed stays where it is as the quotation gets its number.
  return <OneKart key={kartId === made ? NEW : kartId} kartId={kartId === NEW ? made : kartId} onMade={onMade} />;
}

function OneKart({ kartId, onMade }: { kartId: string | undefined; onMade(id: string): void }) {
  const [isNew] = useState(kartId === undefined);
  const answered = useOpenedKart(kartId);
  const [asked, setAsked] = useState<{ says: readonly string[]; removes: boolean; answer(isSaved: boolean): void }>();
  const askFirst = (says: readonly string[], removes: boolean) =>
    new Promise<boolean>((answer) => setAsked({ says, removes, answer }));
  const server = useKartServer(kartId, onMade, askFirst);
  const { data } = answered;
  const kart = useMemo(() => data && kartOf(data), [data]);
  if (kart || isNew)
    return (
      <>
        <Builder kart={kart} server={server} />
        {asked && (
          <MovesDialog
            says={asked.says}
            removes={asked.removes}
            onChoose={(isSaved) => {
              setAsked(undefined);
              asked.answer(isSaved);
            }}
          />
        )}
      </>
    );
  if (!answered.error) return <LoadingOverlay label="Loading the quotation" />;
  if (isNotThere(answered.error.failure))
    return (
      <EmptyState
        page
        heading="Quotation not found"
        text="It may have been deleted, or belong to another site."
        link={{ to: paths.staffKart, label: 'Open quotations' }}
      />
    );
  return <ErrorState page error={answered.error} onRetry={() => void answered.refetch()} />;
}
