import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { gatewayAdapterNames, gatewayAdapterTitles } from '#shared/payments/gateways/gateway-settings.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { AskUnsaved } from '#web/ui/dialog/ask-unsaved.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangedBanner } from '#web/ui/edit/changed-banner.tsx';
import { saveLabel } from '#web/ui/edit/edit-words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { growing, inColumn, inLines, inRows } from '#web/ui/stack.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { GatewayCard } from './gateway-card.tsx';
import { useGateways } from './use-gateways.ts';

const useStyles = makeStyles({
  root: { ...inColumn('24px'), maxWidth: '720px' },
  adds: inLines('8px'),
  foot: {
    ...inRows('12px'),
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    justifyContent: 'flex-end',
    padding: '12px 0',
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
    backgroundColor: siteTokens.pageBackground,
  },
  says: { ...growing, margin: 0, overflowWrap: 'anywhere', [upTo600]: { flexBasis: '100%' } },
  refusal: { color: tokens.colorPaletteRedForeground1 },
});

/** `/staff/setting/payment-gateways`: what customers may pay by, in which order, and the keys of it. */
export default function GatewaysPage() {
  const styles = useStyles();
  const rows = useRowStyles();
  const editor = useGateways();
  const isOnline = useOnline();
  const { list, settings, forms, isUnsaved, isBusy, refusal, refusals } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  const missing = gatewayAdapterNames.filter(
    (adapter) =>
      !forms.some((form) => form.adapter === adapter) && (adapter !== 'sandbox' || settings?.isTest === true),
  );
  return (
    <>
      <Page heading="Payment gateways" lead="How customers can pay besides their wallet, in the order they see it.">
        {list.error && !settings && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && <LoadingOverlay />}
        {settings && (
          <form
            ref={form}
            className={styles.root}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (isUnsaved && isOnline) void editor.save();
            }}
          >
            {editor.isChanged && <ChangedBanner onTakeTheirs={editor.takeTheirs} />}
            {forms.length === 0 && (
              <p className={rows.hint}>
                Customers can only pay from their wallet so far. Add a gateway to let them pay online.
              </p>
            )}
            {forms.map(({ adapter }, at) => (
              <GatewayCard key={adapter} editor={editor} at={at} />
            ))}
            {missing.length > 0 && (
              <div className={styles.adds}>
                {missing.map((adapter) => (
                  <Button key={adapter} icon={<Icon name="plus" />} onClick={() => editor.add(adapter)}>
                    Add {gatewayAdapterTitles[adapter]}
                  </Button>
                ))}
              </div>
            )}
            <div className={styles.foot} role="region" aria-label="Changes">
              <p className={styles.says} aria-live="polite">
                {!isOnline && 'You are offline. You can save once you are back online. '}
                {refusal ? (
                  <span role="alert" className={styles.refusal}>
                    {refusal}
                  </span>
                ) : (
                  isUnsaved && 'Not saved'
                )}
              </p>
              <Button disabled={!isUnsaved || isBusy} onClick={editor.discard}>
                Discard
              </Button>
              <Button type="submit" appearance="primary" disabledFocusable={!isUnsaved || isBusy || !isOnline}>
                {saveLabel(editor.isChanged)}
              </Button>
            </div>
          </form>
        )}
      </Page>
      <AskUnsaved isUnsaved={isUnsaved} onDiscard={editor.discard}>
        If you leave now, your changes to the gateways are lost. Saved keys are kept.
      </AskUnsaved>
    </>
  );
}
