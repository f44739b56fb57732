import type { RequestOf } from '#shared/contract.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { useAction } from '#web/api/use-action.ts';
import { savePdf } from './save-pdf.ts';

/** Has a paper made and saves it. A refusal is said by the call itself. */
export function usePaper(): { isMaking: boolean; save(wish: RequestOf<typeof makeDocument>): Promise<void> } {
  const make = useAction(makeDocument);
  return {
    isMaking: make.isPending,
    async save(wish) {
      const made = await make.mutateAsync(wish);
      if (!made.ok) return;
      savePdf(made.value);
    },
  };
}
