import { type ComponentProps, lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useMayDownload } from './may-download.ts';

const DownloadExcel = lazy(() => import('./download-excel.tsx'));

/** `Download Excel`, for staff who may have this list; what it does comes later, its place stands at once. */
export function DownloadButton(props: ComponentProps<typeof DownloadExcel>) {
  const isAllowed = useMayDownload(props.request.list);
  return isAllowed ? (
    <Suspense fallback={<Button disabled>Download Excel</Button>}>
      <DownloadExcel {...props} />
    </Suspense>
  ) : null;
}
