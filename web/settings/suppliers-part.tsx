import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useCall } from '#web/api/use-call.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { LEAST_SECONDS, MOST_SECONDS } from '#shared/site/parts/suppliers.ts';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { DuffelConnection } from './duffel-connection.tsx';
import { TrySupplier } from './try-supplier.tsx';
import type { Editor, PartForm } from './use-settings.ts';

const sellsText = {
  invented: 'Invented flights of the sandbox.',
  test: 'Test flights only.',
  live: 'Real flights.',
  nothing: 'Nothing at the moment.',
} as const;

/** Who asks airlines in turn must be given more time, and others do not wait for it. */
const deadlineHint = (least: number): string =>
  least > LEAST_SECONDS
    ? `${least} to ${MOST_SECONDS}. Airlines may take 20; other results are shown in the meantime.`
    : `${least} to ${MOST_SECONDS}. After that, results are shown without it.`;

/** Where the site's flights come from: their order, how long each is waited for, and what connects it with Duffel. */
export function SuppliersPart({ form, editor }: { form: PartForm<'suppliers'>; editor: Editor }) {
  const styles = useRowStyles();
  const maySee = useMay('flights.settings');
  const states = useCall(getFlightSuppliers, {}, { enabled: maySee, staleTime: 0, quiet: true });
  const { sources } = form.value;
  const move = (at: number, to: number) => {
    const rest = sources.toSpliced(at, 1);
    form.set({ sources: rest.toSpliced(to, 0, sources[at]!) });
  };
  return (
    <div className={styles.form}>
      <p className={styles.hint}>Every search queries all sources at once. None waits for another.</p>
      {form.error('sources') && <p className={styles.alert}>{form.error('sources')}</p>}
      {sources.map(({ name, deadlineSeconds }, at) => {
        const state = states.data?.suppliers.find(({ source }) => source === name);
        return (
          <fieldset key={name} className={styles.group} aria-label={`Source ${name}`}>
            <div className={styles.head}>
              <h3 className={styles.heading}>{name}</h3>
              {!form.disabled && sources.length > 1 && (
                <div>
                  <Button appearance="subtle" disabled={at === 0} onClick={() => move(at, at - 1)}>
                    Move {name} up
                  </Button>
                  <Button appearance="subtle" disabled={at === sources.length - 1} onClick={() => move(at, at + 1)}>
                    Move {name} down
                  </Button>
                </div>
              )}
            </div>
            {state && <p className={styles.hint}>{sellsText[state.sells]}</p>}
            {state?.notes.map((note) => (
              <p key={note} className={styles.alert}>
                {note}
              </p>
            ))}
            <ShortField
              label="Seconds to answer"
              name={`deadline-${name}`}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              disabled={form.disabled}
              value={Number.isFinite(deadlineSeconds) ? String(deadlineSeconds) : ''}
              error={form.error(`sources.${at}.deadlineSeconds`)}
              hint={deadlineHint(state?.leastSeconds ?? LEAST_SECONDS)}
              onChange={(text) =>
                form.set({
                  sources: sources.with(at, {
                    name,
                    deadlineSeconds: text === '' ? NaN : Number(text.replace(/\D/g, '')),
                  }),
                })
              }
            />
            {maySee && <TrySupplier source={name} />}
          </fieldset>
        );
      })}
      <DuffelConnection
        editor={editor}
        heardAt={states.data?.suppliers.map((one) => one.heardAt).find(Boolean) ?? ''}
      />
    </div>
  );
}
