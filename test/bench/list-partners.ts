import { keys, globalKeys } from '#functions/keys.ts';
import type {
  ApplicationItem,
  ConsumerItem,
  LinkItem,
  ListedSupplier,
  RequestItem,
} from '#functions/partners/model.ts';
import { packedRequest } from '#functions/partners/request-card.ts';
import { commit } from '#functions/table/commit.ts';
import { create } from '#functions/table/write.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { eachRow, LIST_SITE, ROWS } from './list-asks.ts';

const at = '2026-12-01T08:00:00.000Z';
const said = {
  about: 'Net fares',
  contactName: 'Mona Fahmy',
  contactEmail: 'mona@nile.example',
  contactPhone: '+20 1',
};

/** Partner sites of each kind: in the directory, asked, asking, selling. Of the sites themselves there is none. */
export async function storePartners(): Promise<void> {
  const job = testJob(LIST_SITE, 'bench');
  await eachRow(async (nth) => {
    const site = `nile-${nth}`;
    const named = { companyName: `Nile ${nth}`, siteName: `Nile ${nth}`, domain: `${site}.example`, logoUrl: '' };
    const asking = { ...named, consumer: site, category: 'Flights', adminContact: '', adminEmail: '' } as const;
    const application: ApplicationItem = {
      ...{ ...said, ...named, site, categories: ['Flights'], currency: 'INR', state: 'Listed', revision: 1 },
    };
    const listed: ListedSupplier = { ...said, ...named, site, category: 'Flights', currency: 'INR' };
    const link: LinkItem = {
      ...named,
      ...{ supplier: site, category: 'Flights', state: 'Pending', isOff: false, isLive: false },
      ...{ request: 1, source: 'partner-1', askedBy: 'Anjali Pillai', askedAt: at },
    };
    const request: RequestItem = { ...asking, number: nth + 1, state: 'Pending', askedAt: at };
    const consumer: ConsumerItem = { ...asking, state: 'Approved', userId: `PARTNER${nth}`, approvedAt: at };
    const done = await commit(job, [
      create(globalKeys.application(site), { ...application }),
      create(globalKeys.listedSupplier('Flights', site), { ...listed }),
      create(keys.supplierLink(job, site, 'Flights'), { ...link }),
      create(keys.consumerRequest(job, nth + 1), { ...request, card: packedRequest(request) }),
      create(keys.consumer(job, site, 'Flights'), { ...consumer }),
    ]);
    if (!done.ok) throw new Error(`the bench's partners were not stored: ${done.code}`);
  });
  await commit(job, [create(keys.consumerRequestCount(job), { last: ROWS, waiting: ROWS })]);
}
