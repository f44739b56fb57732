import type { Actor } from '#functions/actor.ts';
import { withMaskedTax } from '#shared/users/company/masked-tax.ts';
import type { MyLegalEntity } from '#shared/users/company/my-legal-entity.ts';
import type { UserItem } from '../model.ts';
import { openTaxOf } from './sealed-tax.ts';
import { billingNameOf, gstStateOf, showCompanyContact, showLegalEntity } from '../show-user.ts';
import { legalEntityOf } from '../store.ts';

/**
 * Whom a user buys as. Without a company the person stands there under the user's id, and the PAN stays sealed; a
 * sole proprietor's is masked for the company's other users.
 */
export async function showMyLegalEntity(actor: Actor, user: UserItem): Promise<MyLegalEntity> {
  const entity = await legalEntityOf(actor, user);
  const isOwn = !entity || entity.ownerUserId === user.userId;
  const shown = entity
    ? showLegalEntity(entity)
    : {
        id: user.userId,
        companyName: user.companyName ?? '',
        address1: '',
        address2: '',
        city: '',
        state: '',
        country: '',
        pincode: '',
        gstNumber: user.gstNumber ?? '',
        panNumber: '',
        default_LE_GroupId: user.groupId ?? '',
      };
  const told = isOwn ? { ...shown, ...(await openTaxOf(actor, user, entity)) } : withMaskedTax(shown);
  return {
    ...told,
    billing: {
      billingName: billingNameOf(user, entity),
      gstNumber: told.gstNumber,
      gstState: gstStateOf(user, entity),
      panNumber: told.panNumber,
    },
    contact: showCompanyContact(entity),
    panEnd: entity ? '' : (user.panEnd ?? ''),
    isOwn,
  };
}
