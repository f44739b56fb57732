import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { Call, WireRequestOf } from '#shared/contract.ts';

/**
 * A form over a contract's request. It holds the wire's shape (amounts as decimals), which `fromForm` turns into the
 * request on submit.
 */
export function useContractForm<C extends Call>(
  call: C,
  defaultValues: DefaultValues<WireRequestOf<C> & FieldValues>,
): UseFormReturn<WireRequestOf<C> & FieldValues> {
  return useForm<WireRequestOf<C> & FieldValues>({
    resolver: zodResolver(call.request as never, undefined, { raw: true }) as never,
    defaultValues,
    mode: 'onSubmit',
  });
}
