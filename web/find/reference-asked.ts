import type { RequestOf } from '#shared/contract.ts';
import { type findBankReferences, LEAST_OF_REFERENCE } from '#shared/wallet/find-bank-references.ts';

type Asked = RequestOf<typeof findBankReferences>;

/** What is asked for a bank's reference, or the beginning of one of its words; an address of mail is none. */
export const referenceAsked = (of: Asked['of'], words: string): Asked[] => {
  const isReference = words.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_OF_REFERENCE && !words.includes('@');
  return isReference && words.length <= 60 ? [{ of, reference: words }] : [];
};
