import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Failure, type FieldErrors, VALIDATION_TEXT } from '#shared/errors.ts';
import type { GatewaySecretName } from '#shared/payments/gateways/gateway-secrets.ts';
import type { GatewayAdapterName, GatewaySettingsShown } from '#shared/payments/gateways/gateway-settings.ts';
import { getGatewaySettings } from '#shared/payments/gateways/get-gateway-settings.ts';
import { saveGatewaySecret } from '#shared/payments/gateways/save-gateway-secret.ts';
import { saveGatewaySettings } from '#shared/payments/gateways/save-gateway-settings.ts';
import { startTestPayment } from '#shared/payments/start-test-payment.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { MEANWHILE } from '#web/ui/edit/edit-words.ts';
import { entriesOnTop } from '#web/ui/edit/on-top.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { draftOf, emptyDraft, formsOf, type GatewayDraft } from './gateway-draft.ts';

const key = callKey(getGatewaySettings, {});
const none: FieldErrors = {};
const SAVED = 'Setting saved successfully';

const gatewaysOnTop = entriesOnTop<GatewayDraft>(({ adapter }) => adapter, [{ by: ['feeKind'], fields: ['feeText'] }]);
const draftsOf = (settings: GatewaySettingsShown | undefined): readonly GatewayDraft[] =>
  settings?.gateways.map((gateway) => draftOf(gateway, settings.currency)) ?? [];

/** The fee is one field of a card, whichever part of it is wrong. */
const withFees = (errors: FieldErrors | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors ?? none).map(([field, text]) => [field.replace(/\.fee\..*$/, '.fee'), text]),
  );

/** The site's gateways, what is to be changed of them, and the keys that are kept. */
export function useGateways() {
  const client = useQueryClient();
  const list = useCall(getGatewaySettings, {}, { staleTime: 0 });
  const saving = useAction(saveGatewaySettings, { quiet: true });
  const sealing = useAction(saveGatewaySecret, { quiet: true });
  const trying = useAction(startTestPayment, { quiet: true });
  const [errors, setErrors] = useState(none);
  const [refusal, setRefusal] = useState('');
  const [refusals, setRefusals] = useState(0);
  const currency = list.data?.currency ?? '';
  const edit = useEdit<GatewaySettingsShown, readonly GatewayDraft[]>({
    stands: list.data,
    valueOf: draftsOf,
    onTop: gatewaysOnTop,
  });
  const { value: forms, isUnsaved } = edit;
  const version = edit.base?.version ?? 0;

  const keep = (now: GatewaySettingsShown) => {
    client.setQueryData(key, now);
    setErrors(none);
    setRefusal('');
  };
  /** What stands now, with what was written on top of it. */
  const meet = (now: GatewaySettingsShown) => {
    keep(now);
    edit.meet(now);
  };
  const refuse = (answer: Failure) => {
    setErrors(answer.errors ?? none);
    setRefusals((before) => before + 1);
    setRefusal(answer.errors?.gateways ?? answer.message ?? 'Something went wrong');
  };

  return {
    list,
    settings: list.data,
    forms,
    errors,
    refusal,
    /** Counts answers that said no: with each the first field that is wrong has the focus. */
    refusals,
    isUnsaved,
    isChanged: edit.conflict !== undefined,
    takeTheirs: edit.takeTheirs,
    isBusy: saving.isPending || sealing.isPending || trying.isPending,
    set: (at: number, fields: Partial<GatewayDraft>) => {
      setErrors(none);
      setRefusal('');
      edit.set((before) => before.map((form, nth) => (nth === at ? { ...form, ...fields } : form)));
    },
    add: (adapter: GatewayAdapterName) => edit.set((before) => [...before, emptyDraft(adapter)]),
    /** Takes a gateway away: at once where it was never saved, otherwise with the next save. */
    remove: (at: number) => {
      setErrors(none);
      setRefusal('');
      edit.set((before) => before.filter((_, nth) => nth !== at));
    },
    /** One place up among those that customers are shown. */
    raise: (at: number) =>
      edit.set((before) =>
        before.map((form, nth) => (nth === at ? before[at - 1]! : nth === at - 1 ? before[at]! : form)),
      ),
    discard: () => {
      edit.discard();
      setErrors(none);
      setRefusal('');
    },
    save: async () => {
      const read = formsOf(forms, { currency });
      if ('errors' in read) return refuse({ ok: false, code: 'VALIDATION', message: VALIDATION_TEXT, ...read });
      const answer = await saving.mutateAsync({ currency, version, gateways: read.forms });
      if (!answer.ok && answer.stands) return meet(answer.stands);
      if (!answer.ok) return refuse({ ...answer, errors: withFees(answer.errors) });
      keep(answer.value);
      edit.discard();
      showToast(SAVED);
    },
    /** Begins a payment of one unit, and goes to the gateway's page. */
    tryOut: async (adapter: GatewayAdapterName) => {
      const answer = await trying.mutateAsync({ adapter });
      if (answer.ok) window.location.assign(answer.value.paymentUrl);
      else refuse(answer);
    },
    /** Keeps a key sealed; what is not saved of the gateways stays as it was written. Answers what was wrong with it. */
    seal: async (name: GatewaySecretName, secret: string): Promise<string> => {
      const answer = await sealing.mutateAsync({ version, name, secret });
      if (answer.ok) {
        keep(answer.value);
        // Drafts of the gateways stand on what the key has made of them.
        edit.meet(answer.value);
        edit.keepMine();
        showToast(SAVED);
        return '';
      }
      if (answer.stands) {
        meet(answer.stands);
        return `${MEANWHILE} Your version is not saved yet. Save again to continue.`;
      }
      return answer.errors?.secret ?? answer.message ?? 'Something went wrong';
    },
  };
}
export type GatewaysEditor = ReturnType<typeof useGateways>;
