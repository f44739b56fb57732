import type { MyLegalEntity } from '#shared/users/my-legal-entity.ts';
import type { LegalEntityItem, UserItem } from './model.ts';
import { billingNameOf, gstStateOf, showCompanyContact, showLegalEntity } from './show-user.ts';

/** Whom a user buys as. Without a company the person stands there under the user's id, and the PAN stays sealed. */
export function showMyLegalEntity(user: UserItem, entity: LegalEntityItem | undefined): MyLegalEntity {
  const gstNumber = entity?.gstNumber ?? user.gstNumber ?? '';
  const panNumber = entity?.panNumber ?? '';
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
        gstNumber,
        panNumber,
        default_LE_GroupId: user.groupId ?? '',
      };
  return {
    ...shown,
    billing: {
      billingName: billingNameOf(user, entity),
      gstNumber,
      gstState: gstStateOf(user, entity),
      panNumber,
    },
    contact: showCompanyContact(entity),
    panEnd: entity ? '' : (user.panEnd ?? ''),
    isOwn: !entity || entity.ownerUserId === user.userId,
  };
}
