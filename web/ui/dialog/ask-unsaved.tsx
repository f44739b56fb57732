import type { ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { HoldBack } from './use-back-closes.ts';
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
export function AskUnsaved(props: Props) {
  return <UnsavedQuestion {...props} unsaved={useUnsaved(props.isUnsaved)} />;
}

/** The same where the page itself asks too, before it shows something else. */
export function UnsavedQuestion({
  unsaved,
  isUnsaved,
  children,
  onDiscard,
}: Props & { unsaved: ReturnType<typeof useUnsaved> }) {
  if (!unsaved.leaving) return isUnsaved ? <HoldBack onBack={unsaved.askBack} /> : null;
  return (
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
  );
}
