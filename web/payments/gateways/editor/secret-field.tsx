import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { gatewaySecretLabels, type GatewaySecretName } from '#shared/payments/gateways/gateway-secrets.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { inColumn } from '#web/ui/stack.ts';
import type { GatewaysEditor } from './use-gateways.ts';

const useStyles = makeStyles({
  root: { ...inColumn('8px'), alignContent: 'start' },
  button: { justifySelf: 'start' },
});

/** A key of a gateway's: set here, and never shown again. It is kept at once, apart from the rest. */
export function SecretField({ name, editor }: { name: GatewaySecretName; editor: GatewaysEditor }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const label = gatewaySecretLabels[name];
  const kept = editor.settings?.secrets.find((one) => one.name === name);
  const seal = async () => {
    const wrong = await editor.seal(name, text);
    setError(wrong);
    if (!wrong) setText('');
  };
  return (
    <div className={styles.root}>
      <ShortField
        type="password"
        label={label}
        name={name}
        hint={
          kept
            ? `Ends in ${kept.last4}. Set ${momentText(kept.setAt, zone)}, by ${kept.setBy}.`
            : 'Not set. It is stored encrypted and never shown again.'
        }
        autoComplete="off"
        maxLength={200}
        value={text}
        error={error || undefined}
        onChange={(next) => {
          setText(next);
          setError('');
        }}
      />
      {text && (
        <Button className={styles.button} disabledFocusable={editor.isBusy} onClick={() => void seal()}>
          Keep the {label.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
