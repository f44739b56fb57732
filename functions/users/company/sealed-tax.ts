import type { Actor } from '#functions/actor.ts';
import { decryptPersonal, encryptPersonal, type Sealed } from '#functions/runtime/data-keys.ts';
import { maskedTax } from '#shared/users/company/masked-tax.ts';
import type { LegalEntityItem, UserItem } from '../model.ts';

/** Tax numbers of a company, or of a person without one, as their row keeps them. */
interface TaxRow {
  panNumber?: string;
  gstNumber?: string;
  /** The numbers whole, sealed and packed, where a person's PAN is among them; absent: they stand as they are. */
  sealedTax?: string;
}
type Whole = Record<'panNumber' | 'gstNumber', string>;

/** `id` of the company or of the person. */
const taxAad = (actor: Actor, id: string): string => `tax/${actor.site}/${id}`;

/** What a row keeps of tax numbers: a person's PAN masked, in a GSTIN too, and the whole numbers sealed beside. */
export async function sealedTax(
  actor: Actor,
  id: string,
  { panNumber, gstNumber }: Whole,
): Promise<Whole & Pick<TaxRow, 'sealedTax'>> {
  const kept = { panNumber: maskedTax(panNumber), gstNumber: maskedTax(gstNumber) };
  if (kept.panNumber === panNumber && kept.gstNumber === gstNumber) return { ...kept, sealedTax: undefined };
  return { ...kept, sealedTax: JSON.stringify(await encryptPersonal(taxAad(actor, id), { panNumber, gstNumber })) };
}

/** A row's tax numbers whole: for who bills by them, and whoever may open a person's. */
export async function openTax(actor: Actor, id: string, row: TaxRow): Promise<Whole> {
  if (row.sealedTax !== undefined)
    return (await decryptPersonal(taxAad(actor, id), JSON.parse(row.sealedTax) as Sealed)) as Whole;
  return { panNumber: row.panNumber ?? '', gstNumber: row.gstNumber ?? '' };
}

/** The whole numbers that a user buys by: the company's, or a person's own GSTIN; a person's own PAN is sealed elsewhere. */
export const openTaxOf = async (actor: Actor, user: UserItem, company: LegalEntityItem | undefined): Promise<Whole> =>
  company
    ? openTax(actor, company.legalEntityId, company)
    : { ...(await openTax(actor, user.userId, user)), panNumber: '' };

/** What a row of a person without a company keeps of their GSTIN; an empty one is taken off it. */
export async function ownGstin(
  actor: Actor,
  userId: string,
  whole: string,
): Promise<Pick<UserItem, 'gstNumber' | 'sealedTax'>> {
  const { gstNumber, sealedTax: sealed } = await sealedTax(actor, userId, { panNumber: '', gstNumber: whole });
  return { gstNumber: gstNumber || undefined, sealedTax: sealed };
}
