import type { RequestOf } from '#shared/contract.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { BeginDownload } from './begin-download.tsx';

interface Props {
  /** The list and what narrows it now. */
  request: RequestOf<typeof startExport>;
  /** Why the list as it stands cannot be had as a file; left out where it can. */
  refused?: string;
  /** What the button says; left out, `Download Excel`. */
  label?: string;
}

/** Begins writing all rows of the list in hand. */
export default function DownloadExcel(props: Props) {
  return <BeginDownload call={startExport} {...props} />;
}
