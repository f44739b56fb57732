import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { consumerToSupplierRequestsBasedOnSupplierId } from '#shared/partners/consumer-to-supplier-requests-based-on-supplier-id.ts';
import { getAllVisibleSuppliersWithConsumerRequests } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import { getLinkedSuppliersByConsumer } from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import { getSupplierApplications } from '#shared/partners/get-supplier-applications.ts';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import { supplierConsumers } from '#shared/partners/supplier-consumers.ts';
import { type DomainLists, list } from '../list-row.ts';

/** Their terms and their wallets here, side by side. */
const withTerms = { with: 'terms and wallets of each in one trip more', trips: 3, most: 5 };

export const lists: DomainLists = {
  measured: [
    list('staff', getSupplierApplications),
    list('staff', getAllVisibleSuppliersWithConsumerRequests, {
      body: () => ({ domainName: 'sarathi.localhost' }),
      with: 'a Query a category, and one of what was asked',
      queries: 4,
      read: 2,
      most: 4,
    }),
    list('staff', getLinkedSuppliersByConsumer, { with: 'which sites are there still', trips: 3, most: 4 }),
    list('staff', requestsByPage, { with: 'and how many there are', most: 3 }),
    list('staff', consumerToSupplierRequestsBasedOnSupplierId, { with: 'and how many there are', most: 3 }),
    list('staff', supplierConsumers, withTerms),
    list('staff', consumersByPage, withTerms),
  ],
  left: {
    'partners/get-website-own-suppliers': 'kept in memory with the settings',
  },
};
