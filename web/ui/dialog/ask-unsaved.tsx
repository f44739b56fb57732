import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useUnsaved } from './use-unsaved.ts';

const SiteDialog = lazyPart(() => import('./site-dialog.tsx'));

interface Props {
  /** Something was written and not saved. */
  isUnsaved: boolean;
  /** What leaving now would lose, in a sentence. */
  children: ReactNode;
  /** Puts what stands saved back, just before the page is left. */
  onDiscard(): void;
}

/** Asks whoever leaves a page, by a link, by Back or by closing the tab, while something on it is not saved. */
export function AskUnsaved({ isUnsaved, children, onDiscard }: Props) {
  const unsaved = useUnsaved(isUnsaved);
  if (!unsaved.leaving) return isUnsaved ? <HoldBack onBack={unsaved.askBack} /> : null;
  return (
    <Suspense fallback={null}>
      <SiteDialog
        title="Your changes are not saved"
        onClose={unsaved.stay}
        actions={[
          {
            label: 'Discard and leave',
            run: () => {
              onDiscard();
              unsaved.leave();
            },
          },
          { label: 'Stay here', run: unsaved.stay, primary: true },
        ]}
      >
        <p style={{ margin: 0 }}>{children}</p>
      </SiteDialog>
    </Suspense>
  );
}

/** While this is shown, Back asks instead of leaving. */
function HoldBack({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack);
  return null;
}
