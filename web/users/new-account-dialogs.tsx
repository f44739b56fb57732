import { lazyPart } from '#web/ui/lazy-part.tsx';

const CreateAgentDialog = lazyPart(() => import('./customers/create-agent-dialog.tsx'));
const NewStaffDialog = lazyPart(() => import('./staff/new-staff-dialog.tsx'));

/** What opens an account over the list, each loaded when it is first opened. */
export default function NewAccountDialogs({ of, onClose }: { of: 'agent' | 'staff'; onClose(): void }) {
  return of === 'agent' ? <CreateAgentDialog onClose={onClose} /> : <NewStaffDialog onClose={onClose} />;
}
