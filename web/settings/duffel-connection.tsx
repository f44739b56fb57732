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
        without="Without a token, no Duffel flights are sold. With one, the site sells flights from its Duffel account."
        hint="From Duffel’s dashboard, under Developers. It is stored encrypted and never shown again."
      />
      <p className={styles.hint}>Create a webhook in Duffel’s dashboard for {address}</p>
      <div>
        <Button
          size="small"
          aria-label="Copy the Duffel webhook address"
          onClick={() => void navigator.clipboard.writeText(address).then(() => showToast('Copied to clipboard.'))}
        >
          Copy
        </Button>
      </div>
      <DuffelSecret
        editor={editor}
        name="duffelWebhookSecret"
        what="webhook secret"
        without="Without a webhook, we check for airline changes once a day. With one, Duffel reports them at once."
        hint="Duffel’s dashboard shows it once, when you create the webhook. It is stored encrypted."
      />
      {heard && (
        <p className={styles.hint}>
          Last message from Duffel: {formatDay(heard)}, {heard.slice(11)}.
        </p>
      )}
    </div>
  );
}
