import { useState } from 'react';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateRemarks } from '#shared/activities/cart/update-remarks.ts';
import { useAction } from '#web/api/use-action.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';

/** What the desk is to know; kept once the field is left. */
export function Remarks({ cart: { cartId, remarks } }: { cart: CartShown }) {
  const [typed, setTyped] = useState<string>();
  const saving = useAction(updateRemarks, { invalidates: [getCartData], fallback: 'Failed to update remarks' });
  const save = async () => {
    if (typed === undefined || typed.trim() === remarks) return;
    const answer = await saving.mutateAsync({ cartId, remarks: typed });
    if (answer.ok) setTyped(undefined);
  };
  return (
    <TextArea
      label="Remarks for the desk"
      rows={3}
      maxLength={1000}
      value={typed ?? remarks}
      onChange={setTyped}
      onBlur={() => void save()}
    />
  );
}
