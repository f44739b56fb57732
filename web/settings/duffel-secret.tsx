import { useState } from 'react';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { MEANWHILE } from '#web/ui/edit/edit-words.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { type Editor, partIn } from './use-settings.ts';
import { useRowStyles } from '#web/ui/form/part-styles.ts';

const TakeSecretDialog = lazyPart(() => import('./take-secret-dialog.tsx'));

const OFFLINE = 'You are offline. Nothing was saved. Save again once you are back online.';

interface Props {
  editor: Editor;
  name: 'duffelToken' | 'duffelWebhookSecret';
  /** What it is called in a sentence: `token`. */
  what: string;
  /** What holds as long as there is none. */
  without: string;
  hint: string;
}
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** One of the two secrets that Duffel gives a site: set here at once, and never shown again. */
export function DuffelSecret({ editor: { settings, adopt }, name, what, without, hint }: Props) {
  const styles = useRowStyles();
  const { zone } = useSiteDays();
  const mayEdit = useMay('settings.secrets');
  const saving = useAction(saveSettings, { quiet: true, invalidates: [getFlightSuppliers] });
  const [secret, setSecret] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isAsking, setAsking] = useState(false);
  const kept = settings?.secrets.find((one) => one.name === name);
  const local = kept && msToLocal(Date.parse(kept.setAt), zone);

  async function save(secret: string) {
    if (!settings || saving.isPending) return;
    if (!navigator.onLine) return setRefusal(OFFLINE);
    const answer = await saving.mutateAsync({
      part: 'secrets',
      version: partIn(settings, 'secrets').version,
      value: { name, secret },
    });
    if (!answer.ok && answer.stands) {
      adopt(answer.stands.settings);
      return setRefusal(`${MEANWHILE} Your version is not saved yet. Save again to continue.`);
    }
    if (!answer.ok) return setRefusal(answer.errors?.['value.secret'] ?? answer.message ?? 'Something went wrong');
    adopt(answer.value.settings);
    setSecret('');
    showToast(`${capital(what)} ${secret ? 'saved' : 'removed'}`);
    return undefined;
  }

  return (
    <>
      <p className={styles.hint}>
        {kept && local
          ? `Its ${what} ends in ${kept.last4}. Set ${formatDay(local)}, ${local.slice(11)}, by ${kept.setBy}.`
          : without}
      </p>
      {isAsking && (
        <TakeSecretDialog what={what} without={without} onTake={() => void save('')} onClose={() => setAsking(false)} />
      )}
      {mayEdit ? (
        <>
          <ShortField
            type="password"
            label={kept ? `New ${what}` : capital(what)}
            name={name}
            autoComplete="off"
            maxLength={200}
            value={secret}
            error={refusal}
            hint={hint}
            onChange={(text) => {
              setSecret(text);
              setRefusal('');
            }}
          />
          <div>
            <Button disabled={!secret || saving.isPending} onClick={() => secret && void save(secret)}>
              Save the {what}
            </Button>{' '}
            {kept && (
              <Button appearance="subtle" disabled={saving.isPending} onClick={() => setAsking(true)}>
                Remove the {what}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className={styles.hint}>You need the permission “Change secrets” to change it.</p>
      )}
    </>
  );
}
