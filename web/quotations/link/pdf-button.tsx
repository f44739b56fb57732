import { getQuotationPdf } from '#shared/documents/get-quotation-pdf.ts';
import { useAction } from '#web/api/use-action.ts';
import { savePdf } from '#web/documents/save-pdf.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  token: string;
  /** A version's; left out, the voucher is saved. */
  number?: number;
  /** Of the voucher, the one line that is saved. */
  line?: string;
}

/** Saves a version of a quotation, or its voucher, as a PDF, for whoever has its link. */
export default function PdfButton({ token, number, line }: Props) {
  const make = useAction(getQuotationPdf);
  const save = async () => {
    const made = await make.mutateAsync({ token, ...(number && { number }), ...(line && { line }) });
    if (made.ok) savePdf(made.value);
  };
  return (
    <Button disabledFocusable={make.isPending} onClick={() => void save()}>
      {make.isPending ? 'Making the PDF' : number ? 'Download PDF' : 'Download voucher'}
    </Button>
  );
}
