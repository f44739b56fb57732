import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFlightSuppliers } from '#shared/flights/get-flight-suppliers.ts';
import { holds } from '#shared/permissions/holds.ts';
import { getSettings } from '#shared/site/get-settings.ts';
import { saveSettings } from '#shared/site/save-settings.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey } from '#web/api/use-call.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortField } from '#web/ui/short-field.tsx';
import { useRowStyles } from './row-styles.ts';
import { type Editor, partIn } from './use-settings.ts';

const OFFLINE = 'You are offline. Nothing was saved, and nothing is saved later by itself.';

/** The site's own token of Duffel: set here at once, and never shown again. */
export function DuffelToken({ editor: { settings } }: { editor: Editor }) {
  const styles = useRowStyles();
  const { zone } = useSiteDays();
  const client = useQueryClient();
  const holder = useHolder();
  const saving = useAction(saveSettings, { quiet: true, invalidates: [getFlightSuppliers] });
  const [token, setToken] = useState('');
  const [refusal, setRefusal] = useState('');
  const kept = settings?.secrets.find(({ name }) => name === 'duffelToken');
  const local = kept && msToLocal(Date.parse(kept.setAt), zone);

  async function save() {
    if (!settings || !token || saving.isPending) return;
    if (!navigator.onLine) return setRefusal(OFFLINE);
    const answer = await saving.mutateAsync({
      part: 'secrets',
      version: partIn(settings, 'secrets').version,
      value: { name: 'duffelToken', secret: token },
    });
    if (!answer.ok) return setRefusal(answer.errors?.['value.secret'] ?? answer.message ?? 'Something went wrong');
    client.setQueryData(callKey(getSettings, {}), answer.value.settings);
    setToken('');
    showToast('Token saved');
    return undefined;
  }

  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>Duffel</h3>
      <p className={styles.hint}>
        {kept && local
          ? `Its token ends in ${kept.last4}. Set ${formatDay(local)}, ${local.slice(11)}, by ${kept.setBy}.`
          : 'Without a token nothing of Duffel’s is sold here. With one the site sells the flights of its account.'}
      </p>
      {holder !== undefined && holds(holder, 'settings.secrets') ? (
        <>
          <ShortField
            type="password"
            label={kept ? 'New token' : 'Token'}
            name="duffelToken"
            autoComplete="off"
            maxLength={200}
            value={token}
            error={refusal}
            hint="From Duffel’s dashboard, under Developers. It is kept sealed, and shown to nobody again."
            onChange={(text) => {
              setToken(text);
              setRefusal('');
            }}
          />
          <div>
            <Button disabled={!token || saving.isPending} onClick={() => void save()}>
              Save the token
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.hint}>Changing it takes the permission “Change secrets”.</p>
      )}
    </div>
  );
}
