import type { ComponentProps } from 'react';
import DownloadExcel from './download-excel.tsx';
import { useMayDownload } from './may-download.ts';

/** `Download Excel`, for staff who may have this list. */
export function DownloadButton(props: ComponentProps<typeof DownloadExcel>) {
  return useMayDownload(props.request.list) ? <DownloadExcel {...props} /> : null;
}
