import { lazyPart } from '#web/ui/lazy-part.tsx';

const ApplicationsDialog = lazyPart(() => import('./applications-dialog.tsx'));
const ConsumersPart = lazyPart(() => import('./consumers-part.tsx'));
const RequestsDialog = lazyPart(() => import('./requests-dialog.tsx'));

type Props = { what: 'consumers' } | { what: 'requests' | 'applications'; onClose(): void };

/** What other pages open of partners, each loaded when it is asked for. */
export default function LateParts(props: Props) {
  if (props.what === 'consumers') return <ConsumersPart />;
  const Dialog = props.what === 'requests' ? RequestsDialog : ApplicationsDialog;
  return <Dialog onClose={props.onClose} />;
}
