import { duffelWebhook } from '#shared/flights/duffel-webhook.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { DuffelSecret } from './duffel-secret.tsx';
import type { Editor } from './use-settings.ts';

/** What connects the site with its account at Duffel. `heardAt`: when Duffel last told something by itself, or empty. */
export function DuffelConnection({ editor, heardAt }: { editor: Editor; heardAt: string }) {
  const styles = useRowStyles();
  const { zone } = useSiteDays();
  const address = `${location.origin}${duffelWebhook.path}`;
  const heard = heardAt && msToLocal(Date.parse(heardAt), zone);
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>Duffel</h3>
      <DuffelSecret
        editor={editor}
        name="duffelToken"
        what="token"
        without="Without a token nothing of Duffel’s is sold here. With one the site sells the flights of its account."
        hint="From Duffel’s dashboard, under Developers. It is kept sealed, and shown to nobody again."
      />
      <p className={styles.hint}>Make a webhook in Duffel’s dashboard for the address {address}</p>
      <div>
        <Button
          size="small"
          aria-label="Copy the address of Duffel’s webhooks"
          onClick={() => void navigator.clipboard.writeText(address).then(() => showToast('Copied to clipboard.'))}
        >
          Copy
        </Button>
      </div>
      <DuffelSecret
        editor={editor}
        name="duffelWebhookSecret"
        what="webhook secret"
        without="Without a webhook Duffel is asked once a day whether an airline changed a booking. With one it says so at once."
        hint="Duffel’s dashboard shows it once, where the webhook is made. It is kept sealed too."
      />
      {heard && (
        <p className={styles.hint}>
          Duffel last told something {formatDay(heard)}, {heard.slice(11)}.
        </p>
      )}
    </div>
  );
}
