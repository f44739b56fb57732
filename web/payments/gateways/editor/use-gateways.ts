import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Failure, type FieldErrors, VALIDATION_TEXT } from '#shared/errors.ts';
import type { GatewaySecretName } from '#shared/payments/gateways/gateway-secrets.ts';
import {
  type GatewayAdapterName,
  gatewaySettings,
  type GatewaySettingsShown,
} from '#shared/payments/gateways/gateway-settings.ts';
import { getGatewaySettings } from '#shared/payments/gateways/get-gateway-settings.ts';
import { saveGatewaySecret } from '#shared/payments/gateways/save-gateway-secret.ts';
import { saveGatewaySettings } from '#shared/payments/gateways/save-gateway-settings.ts';
import { startTestPayment } from '#shared/payments/start-test-payment.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { draftOf, emptyDraft, formsOf, type GatewayDraft } from './gateway-draft.ts';

const key = callKey(getGatewaySettings, {});
const none: FieldErrors = {};
const SAVED = 'Setting saved successfully';
const MEANWHILE = 'Somebody else changed the gateways meanwhile. Here is what stands now; yours was not saved.';

const isSame = (one: readonly GatewayDraft[], other: readonly GatewayDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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
  const [draft, setDraft] = useState<readonly GatewayDraft[]>();
  const [errors, setErrors] = useState(none);
  const [refusal, setRefusal] = useState('');
  const [refusals, setRefusals] = useState(0);
  const currency = list.data?.currency ?? '';
  const stands = list.data?.gateways.map((gateway) => draftOf(gateway, currency)) ?? [];
  const forms = draft ?? stands;

  const keep = (now: GatewaySettingsShown) => {
    client.setQueryData(key, now);
    setErrors(none);
    setRefusal('');
  };
  const refuse = (answer: Failure) => {
    const now = answer.code === 'CONFLICT' ? z.safeParse(gatewaySettings, answer.detail) : undefined;
    if (now?.success) {
      keep(now.data);
      setDraft(undefined);
      setRefusal(MEANWHILE);
      return;
    }
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
    isUnsaved: draft !== undefined && !isSame(draft, stands),
    isBusy: saving.isPending || sealing.isPending || trying.isPending,
    set: (at: number, fields: Partial<GatewayDraft>) => {
      setErrors(none);
      setRefusal('');
      setDraft(forms.map((form, nth) => (nth === at ? { ...form, ...fields } : form)));
    },
    add: (adapter: GatewayAdapterName) => setDraft([...forms, emptyDraft(adapter)]),
    /** One place up among those that customers are shown. */
    raise: (at: number) =>
      setDraft(forms.map((form, nth) => (nth === at ? forms[at - 1]! : nth === at - 1 ? forms[at]! : form))),
    discard: () => {
      setDraft(undefined);
      setErrors(none);
      setRefusal('');
    },
    save: async () => {
      const read = formsOf(forms, { currency });
      if ('errors' in read) return refuse({ ok: false, code: 'VALIDATION', message: VALIDATION_TEXT, ...read });
      const answer = await saving.mutateAsync({ currency, version: list.data?.version ?? 0, gateways: read.forms });
      if (!answer.ok) return refuse({ ...answer, errors: withFees(answer.errors) });
      keep(answer.value);
      setDraft(undefined);
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
      const answer = await sealing.mutateAsync({ version: list.data?.version ?? 0, name, secret });
      if (answer.ok) {
        keep(answer.value);
        showToast(SAVED);
        return '';
      }
      if (answer.code === 'CONFLICT') refuse(answer);
      return answer.errors?.secret ?? answer.message ?? 'Something went wrong';
    },
  };
}
export type GatewaysEditor = ReturnType<typeof useGateways>;
