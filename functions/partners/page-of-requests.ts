import { type Scope, wholeSite } from '#functions/scope.ts';
import { namesOf } from '#functions/users/names.ts';
import type { RequestRow } from '#shared/partners/request.ts';
import { readRequestCount, readRequests } from './link-store.ts';
import type { RequestItem } from './model.ts';

/** A page of what other sites ask, the newest first, and how many wait: the count and one Query. */
export async function pageOfRequests(scope: Scope, page: number) {
  const actor = wholeSite(scope);
  const counted = readRequestCount(actor);
  const { records, ...found } = await readRequests(scope, page, counted);
  const { users } = await namesOf(
    actor,
    records.map(({ decidedBy = '' }) => decidedBy),
  );
  const row = (request: RequestItem): RequestRow => {
    const approver = users.get(request.decidedBy ?? '');
    return {
      id: String(request.number),
      supplier_category: request.category,
      ...{ domain: request.domain, logoUrl: request.logoUrl },
      ...{ companyName: request.companyName, siteName: request.siteName },
      ...{ requestStatus: request.state, requestGeneratedAt: request.askedAt },
      ...{ adminContact: request.adminContact, adminEmail: request.adminEmail },
      whitelabel_mongoDb_siteId: request.consumer,
      approver_firstName: approver?.firstName ?? '',
      approver_lastName: approver ? approver.name.slice(approver.firstName.length).trim() : '',
      approver_email: approver?.email ?? '',
    };
  };
  return { ...found, records: records.map(row), pending: (await counted).waiting };
}
