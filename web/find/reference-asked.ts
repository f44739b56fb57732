import type { RequestOf } from '#shared/contract.ts';
import { type findBankReferences, LEAST_OF_REFERENCE } from '#shared/wallet/find-bank-references.ts';

type Asked = RequestOf<typeof findBankReferences>;

/** What is asked for a bank's reference: one has digits, and is longer than what begins most of them. */
export const referenceAsked = (of: Asked['of'], words: string): Asked[] => {
  const isReference = /\d/.test(words) && words.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_OF_REFERENCE;
  return isReference && words.length <= 60 ? [{ of, reference: words }] : [];
};
