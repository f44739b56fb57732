import { useState } from 'react';
import type { FieldErrors } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSite } from '#web/site/site.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart, Passenger } from './kart.ts';

const noErrors: FieldErrors = {};
const nobody = (): Passenger => ({
  id: randomId(),
  title: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  paxType: '1',
});

/** Who travels by a quotation, until it is saved. */
export function usePassengers(kart: Kart): {
  passengers: readonly Passenger[];
  errors: FieldErrors;
  /** Why it was refused, where no field has it. */
  says: string;
  isPending: boolean;
  /** Changes the passenger of that place; one more where nobody stands there. */
  change(at: number, fields: Partial<Passenger>): void;
  save(): Promise<boolean>;
} {
  const { currency } = useSite();
  const action = useAction(saveKart, { quiet: true, invalidates: [getKartById] });
  const [passengers, setPassengers] = useState(kart.passengers);
  const [errors, setErrors] = useState(noErrors);
  const [says, setSays] = useState('');
  return {
    passengers,
    errors,
    says,
    isPending: action.isPending,
    change: (at, fields) => {
      setErrors(noErrors);
      setPassengers((before) => {
        const next = [...before];
        next[at] = { ...(before[at] ?? nobody()), ...fields };
        return next;
      });
    },
    async save() {
      setSays('');
      const answer = await action.mutateAsync({
        id: kart.id,
        currency,
        passengers: passengers.map((one) => ({ ...one, paxType: Number(one.paxType) })),
      });
      if (answer.ok) {
        showToast('Passengers saved.');
        return true;
      }
      setErrors(answer.errors ?? noErrors);
      const unnamed = Object.entries(answer.errors ?? {}).find(([field]) => !field.startsWith('passengers.'));
      setSays(unnamed?.[1] ?? (answer.errors ? '' : (answer.message ?? '')));
      return false;
    },
  };
}
