import { getQuotationPdf } from '#shared/documents/get-quotation-pdf.ts';
import { useAction } from '#web/api/use-action.ts';
import { savePdf } from '#web/documents/save-pdf.ts';
import { Button } from '#web/ui/button.tsx';

/** Saves a version of a quotation as a PDF, for whoever has its link. */
export default function PdfButton({ token, number }: { token: string; number: number }) {
  const make = useAction(getQuotationPdf);
  const save = async () => {
    const made = await make.mutateAsync({ token, number });
    if (made.ok) savePdf(made.value);
  };
  return (
    <Button disabledFocusable={make.isPending} onClick={() => void save()}>
      {make.isPending ? 'Making the PDF' : 'Download PDF'}
    </Button>
  );
}
