import type { RequestOf } from '#shared/contract.ts';
import { startStatementExport } from '#shared/exports/start-statement-export.ts';
import { BeginDownload } from './begin-download.tsx';
import { ExportWatch } from './export-watch.tsx';

interface Props {
  /** What narrows the statement now. */
  filter: RequestOf<typeof startStatementExport>['filter'];
  /** Why it cannot be had as a file now; left out where it can. */
  refused: string | undefined;
}

/** A customer's own statement as a file, with how far it has come: staff see that over every page of theirs. */
export default function DownloadStatement({ filter, refused }: Props) {
  return (
    <>
      <BeginDownload call={startStatementExport} request={{ filter }} refused={refused} />
      <ExportWatch />
    </>
  );
}
