import { useState } from 'react';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { setAgencyLogo } from '#shared/users/company/set-agency-logo.ts';
import { useAction } from '#web/api/use-action.ts';
import { userAtom, useUser } from '#web/app/session/session.ts';
import { store } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { SentFile } from '#web/files/use-upload.ts';
import { ImageField } from '#web/ui/form/image-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';

/** An agency's owner gives its tickets a logo, or takes it off; nothing changes before it is saved. */
export default function AgencyLogoDialog({ onClose }: { onClose: () => void }) {
  const styles = useFormStyles();
  const user = useUser();
  const [next, setNext] = useState<Pick<SentFile, 'uploadId' | 'url'> | null>();
  const [refusal, setRefusal] = useState<string>();
  const save = useAction(setAgencyLogo, { quiet: true, invalidates: [getTicketDetail] });
  const shown = next === undefined ? (user?.taLogoUrl ?? '') : (next?.url ?? '');
  const submit = async () => {
    setRefusal(undefined);
    const answer = await save.mutateAsync({ uploadId: next?.uploadId ?? null });
    if (!answer.ok) return setRefusal(answer.message);
    const { taLogoUrl } = answer.value;
    if (user) store.set(userAtom, { ...user, taLogoUrl });
    onClose();
    showToast(taLogoUrl ? 'Agency logo saved' : 'Agency logo removed');
  };
  return (
    <SiteDialog
      title="Agency logo"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: 'Save',
          run: () => void submit(),
          primary: true,
          disabled: next === undefined || save.isPending,
        },
      ]}
    >
      <p className={styles.note}>Shown on your agency’s tickets and on emails to its travellers.</p>
      <ImageField
        label="Logo"
        purpose="agencyLogo"
        url={shown}
        error={refusal}
        onSent={(file) => {
          setRefusal(undefined);
          setNext(file);
        }}
        onRemove={() => setNext(user?.taLogoUrl ? null : undefined)}
      />
    </SiteDialog>
  );
}
