import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Failure, FieldErrors } from '#shared/errors.ts';
import type { GatewaySecretName } from '#shared/payments/gateway-secrets.ts';
import {
  type GatewayAdapterName,
  gatewayAdapterTitles,
  type GatewayForm,
  gatewaySettings,
  type GatewaySettingsShown,
} from '#shared/payments/gateway-settings.ts';
import { getGatewaySettings } from '#shared/payments/get-gateway-settings.ts';
import { saveGatewaySecret } from '#shared/payments/save-gateway-secret.ts';
import { saveGatewaySettings } from '#shared/payments/save-gateway-settings.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';

const key = callKey(getGatewaySettings, {});
const none: FieldErrors = {};
const SAVED = 'Setting saved successfully';
const MEANWHILE = 'Somebody else changed the gateways meanwhile. Here is what stands now; yours was not saved.';

const formOf = ({
  adapter,
  title,
  isActive,
  account,
  keyId,
  clientVersion,
  webhookUser,
}: GatewayForm): GatewayForm => ({
  ...{ adapter, title, isActive, account },
  ...{ keyId, clientVersion, webhookUser },
});
const emptyForm = (adapter: GatewayAdapterName): GatewayForm => ({
  ...{ adapter, title: gatewayAdapterTitles[adapter], isActive: false, account: '' },
  ...{ keyId: '', clientVersion: '', webhookUser: '' },
});
const isSame = (one: readonly GatewayForm[], other: readonly GatewayForm[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The site's gateways, what is to be changed of them, and the keys that are kept. */
export function useGateways() {
  const client = useQueryClient();
  const list = useCall(getGatewaySettings, {}, { staleTime: 0 });
  const saving = useAction(saveGatewaySettings, { quiet: true });
  const sealing = useAction(saveGatewaySecret, { quiet: true });
  const [draft, setDraft] = useState<readonly GatewayForm[]>();
  const [errors, setErrors] = useState(none);
  const [refusal, setRefusal] = useState('');
  const [refusals, setRefusals] = useState(0);
  const stands = list.data?.gateways.map(formOf) ?? [];
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
    isBusy: saving.isPending || sealing.isPending,
    set: (at: number, fields: Partial<GatewayForm>) => {
      setErrors(none);
      setRefusal('');
      setDraft(forms.map((form, nth) => (nth === at ? { ...form, ...fields } : form)));
    },
    add: (adapter: GatewayAdapterName) => setDraft([...forms, emptyForm(adapter)]),
    /** One place up among those that customers are shown. */
    raise: (at: number) =>
      setDraft(forms.map((form, nth) => (nth === at ? forms[at - 1]! : nth === at - 1 ? forms[at]! : form))),
    discard: () => {
      setDraft(undefined);
      setErrors(none);
      setRefusal('');
    },
    save: async () => {
      const answer = await saving.mutateAsync({ version: list.data?.version ?? 0, gateways: forms.map(formOf) });
      if (!answer.ok) return refuse(answer);
      keep(answer.value);
      setDraft(undefined);
      showToast(SAVED);
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
