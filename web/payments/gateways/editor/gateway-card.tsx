import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatMoney, symbolOf, toMinor } from '#shared/money.ts';
import { gatewaySecretNames } from '#shared/payments/gateways/gateway-secrets.ts';
import { gatewayAdapterTitles, type GatewayForm } from '#shared/payments/gateways/gateway-settings.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { inRows } from '#web/ui/stack.ts';
import { smallText } from '#web/ui/text.ts';
import { useOnline } from '#web/ui/use-online.ts';
import type { FeeKind } from './gateway-draft.ts';
import { SecretField } from './secret-field.tsx';
import type { GatewaysEditor } from './use-gateways.ts';

const TakeAwayDialog = lazyPart(() => import('./take-away-dialog.tsx'));

const useStyles = makeStyles({
  address: inRows('8px'),
  code: { ...smallText, overflowWrap: 'anywhere', fontFamily: tokens.fontFamilyMonospace },
});

type TextField = 'title' | 'account' | 'keyId' | 'clientVersion' | 'webhookUser';
type Labelled = readonly (readonly [name: TextField, label: string, hint?: string])[];
const common: Labelled = [['title', 'Shown to customers as']];
const fields: Readonly<Record<GatewayForm['adapter'], Labelled>> = {
  razorpay: [
    ['account', 'Merchant ID', 'As in Razorpay’s dashboard, acc_…'],
    ['keyId', 'Key ID', 'rzp_live_…; test keys are taken on test deployments alone.'],
  ],
  phonepe: [
    ['account', 'Merchant ID'],
    ['keyId', 'Client ID'],
    ['clientVersion', 'Client version'],
    ['webhookUser', 'Webhook user name', 'As set in PhonePe’s dashboard.'],
  ],
  sandbox: [['account', 'Account']],
};

/** One gateway: who is paid by it, what customers read, and its keys. */
export function GatewayCard({ editor, at }: { editor: GatewaysEditor; at: number }) {
  const styles = useStyles();
  const rows = useRowStyles();
  const form = editor.forms[at]!;
  const [isAsking, setAsking] = useState(false);
  const isOnline = useOnline();
  const currency = editor.settings?.currency ?? '';
  const name = gatewayAdapterTitles[form.adapter];
  const kept = editor.settings?.gateways.find(({ adapter }) => adapter === form.adapter);
  const error = (field: string) => editor.errors[`gateways.${at}.${field}`];
  const wrong = error('adapter') ?? error('isActive');
  return (
    <section className={rows.group} aria-label={name}>
      <div className={rows.head}>
        <h2 className={rows.heading}>{name}</h2>
        {at > 0 && (
          <Button appearance="subtle" icon={<Icon name="chevronUp" />} onClick={() => editor.raise(at)}>
            Move {name} up
          </Button>
        )}
        <Button appearance="subtle" onClick={() => (kept ? setAsking(true) : editor.remove(at))}>
          Remove {name}
        </Button>
        {isAsking && (
          <TakeAwayDialog
            name={name}
            isActive={kept?.isActive ?? false}
            onTake={() => editor.remove(at)}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
      <div className={rows.row}>
        <div>
          <div>Offered to customers</div>
          <div className={rows.hint}>
            {kept?.lacks.length
              ? `Still missing: ${kept.lacks.join(', ')}.`
              : 'When switched off, payments already started are still settled and refunded.'}
          </div>
        </div>
        <Switch
          label={`Offer ${name} to customers`}
          checked={form.isActive}
          onChange={(isActive) => editor.set(at, { isActive })}
        />
      </div>
      {wrong && (
        <p role="alert" className={rows.alert}>
          {wrong}
        </p>
      )}
      <div className={rows.pair}>
        {[...common, ...fields[form.adapter]].map(([field, label, hint]) => (
          <ShortField
            key={field}
            label={label}
            hint={hint}
            name={`${form.adapter}-${field}`}
            maxLength={80}
            autoComplete="off"
            value={form[field]}
            error={error(field)}
            onChange={(text) => editor.set(at, { [field]: text })}
          />
        ))}
        {gatewaySecretNames
          .filter((secret) => secret.startsWith(form.adapter))
          .map((secret) => (
            <SecretField key={secret} name={secret} editor={editor} />
          ))}
      </div>
      <div className={rows.pair}>
        <Field label="Convenience fee" hint="Customers see it before they pay. It is refunded with the payment.">
          {(aria) => (
            <SelectBox
              {...aria}
              size="large"
              name={`${form.adapter}-fee-kind`}
              value={form.feeKind}
              onChange={(feeKind) => editor.set(at, { feeKind: feeKind as FeeKind })}
            >
              <option value="none">None</option>
              <option value="percent">Percentage of the amount</option>
              <option value="amount">Fixed amount per payment</option>
            </SelectBox>
          )}
        </Field>
        {form.feeKind !== 'none' && (
          <ShortField
            label={form.feeKind === 'percent' ? 'Fee, %' : 'Fee'}
            name={`${form.adapter}-fee`}
            inputMode="decimal"
            maxLength={13}
            autoComplete="off"
            contentBefore={form.feeKind === 'amount' ? symbolOf(currency) : undefined}
            contentAfter={form.feeKind === 'percent' ? '%' : undefined}
            value={form.feeText}
            error={error('fee')}
            onChange={(feeText) => editor.set(at, { feeText })}
          />
        )}
      </div>
      {kept && kept.lacks.length === 0 && (
        <div className={rows.row}>
          <div>
            <div>Test payment</div>
            <div className={rows.hint}>
              {editor.isUnsaved
                ? 'Save first: the test uses the saved settings.'
                : `You pay ${formatMoney(toMinor(1, currency), currency)} at ${name}, even while it is switched off. It is refunded automatically.`}
            </div>
          </div>
          <Button
            disabledFocusable={editor.isUnsaved || editor.isBusy || !isOnline}
            onClick={() => void editor.tryOut(form.adapter)}
          >
            Test {name}
          </Button>
        </div>
      )}
      {kept?.webhookUrl && (
        <div>
          <p className={rows.hint}>Webhook address; set it in {name}’s dashboard.</p>
          <div className={styles.address}>
            <span className={styles.code}>{kept.webhookUrl}</span>
            <Button
              size="small"
              aria-label={`Copy the webhook address for ${name}`}
              onClick={() =>
                void navigator.clipboard.writeText(kept.webhookUrl).then(() => showToast('Copied to clipboard.'))
              }
            >
              Copy
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
