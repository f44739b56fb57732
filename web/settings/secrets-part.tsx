import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { secretLabels, secretNames } from '#shared/site/parts/secrets.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useHolder, useMay } from '#web/app/session/permissions.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { mayChangePart } from './asked-of.ts';
import { DuffelConnection } from './duffel-connection.tsx';
import type { Editor } from './use-settings.ts';

const here = secretNames.filter((name) => !name.startsWith('duffel'));

/** Keys of the site's own: set here, and never shown again. */
export function SecretsPart({ editor }: { editor: Editor }) {
  const styles = useRowStyles();
  const { zone } = useSiteDays();
  const holder = useHolder();
  const may = mayChangePart(holder, 'secrets');
  const mayAsk = useMay('flights.settings');
  const suppliers = useCall(getFlightSuppliers, {}, { enabled: mayAsk, staleTime: 0, quiet: true });
  const { name: chosen, secret = '' } = (editor.value ?? {}) as { name?: string; secret?: string };
  return (
    <div className={styles.form}>
      {here.map((name) => {
        const kept = editor.settings?.secrets.find((one) => one.name === name);
        const local = kept && msToLocal(Date.parse(kept.setAt), zone);
        return (
          <div key={name} className={styles.group}>
            <h3 className={styles.heading}>{secretLabels[name]}</h3>
            <p className={styles.hint}>
              {kept && local
                ? `Ends in ${kept.last4}. Set ${formatDay(local)}, ${local.slice(11)}, by ${kept.setBy}.`
                : 'Not set: the usual key of the sandbox is in use.'}
            </p>
            {may && (
              <ShortField
                type="password"
                label="New key"
                name={name}
                hint="16 to 200 characters. It is stored encrypted and never shown again. Payments in progress continue."
                autoComplete="off"
                maxLength={200}
                value={chosen === name ? secret : ''}
                error={editor.errors['value.secret']}
                onChange={(text) => editor.set(text ? { name, secret: text } : { name: undefined, secret: undefined })}
              />
            )}
          </div>
        );
      })}
      <DuffelConnection
        editor={editor}
        heardAt={suppliers.data?.suppliers.map((one) => one.heardAt).find(Boolean) ?? ''}
      />
    </div>
  );
}
