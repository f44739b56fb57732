import { describe, expect, it } from 'vitest';
import { type LinkActor, seal } from '#functions/actor.ts';
import { identityKeys } from '#functions/actors/identity-keys.ts';
import { globalKeys, keys } from '#functions/keys.ts';
import { dueIn, dueKinds, dueShard } from '#functions/table/due.ts';
import { entry, type Key, leaving, makePartition, type Partition, type Place } from '#functions/table/key.ts';
import { storeKeys } from '#infra/local/store-keys.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { schemaKey } from '#functions/table/schema-version.ts';

const job = testJob('sarathi', 'test');
const owner = 'LE#C1';
const link = seal<LinkActor>({
  kind: 'link',
  site: 'gulf',
  head: testSites.gulf.head,
  consumer: 'sarathi',
  supplier: 'gulf',
  category: 'Flights',
  userId: 'PARTNER',
  name: 'Gulf Skies',
});
const said = (one: Key | Partition | Place) =>
  'pk' in one
    ? `${one.pk} / ${one.sk}`
    : `${one.value}${one.begins ? ` begins ${one.begins}` : ''}${one.index ? ` (${one.index})` : ''}`;

/**
 * As rows are stored: a key that changes here no longer finds what was written before, so a change needs a step that
 * carries older rows over.
 */
const stored: [() => Key | Partition | Place, string][] = [
  [() => keys.site(job, 'HEAD'), 'S#sarathi#SITE / HEAD'],
  [() => keys.sitePart(job, 'branding'), 'S#sarathi#SITE / PART#branding'],
  [() => keys.siteEvent(job, 'E1'), 'S#sarathi#SITE / EV#E1'],
  [() => keys.siteEvents(job), 'S#sarathi#SITE begins EV#'],
  [() => keys.siteSecret(job, 'card'), 'S#sarathi#SITE / SECRET#card'],
  [() => keys.siteTask(job, 'DOMAIN'), 'S#sarathi#SITE / TASK#DOMAIN'],
  [() => keys.upload(job, 'F1'), 'S#sarathi#FILE#F1 / A'],
  [() => keys.fileTask(job, 'F1'), 'S#sarathi#FILE#F1 / TASK'],
  [() => keys.user(job, 'U1'), 'S#sarathi#USER#U1 / A'],
  [() => keys.traveller(job, 'U1', 'T1'), 'S#sarathi#USER#U1 / TRAV#T1'],
  [() => keys.travellerCount(job, 'U1'), 'S#sarathi#USER#U1 / TRAVN'],
  [() => keys.userPan(job, 'U1'), 'S#sarathi#USER#U1 / PAN'],
  [() => keys.userNote(job, 'U1', 'N1'), 'S#sarathi#USER#U1 / NOTE#N1'],
  [() => keys.userEvent(job, 'U1', 'E1'), 'S#sarathi#USER#U1 / EV#E1'],
  [() => keys.secondFactor(job, 'U1'), 'S#sarathi#USER#U1 / 2FA'],
  [() => keys.knownDevices(job, 'U1'), 'S#sarathi#USER#U1 / DEV'],
  [() => keys.userEvents(job, 'U1'), 'S#sarathi#USER#U1 begins EV#'],
  [() => keys.userNotes(job, 'U1'), 'S#sarathi#USER#U1 begins NOTE#'],
  [() => keys.travellers(job, 'U1'), 'S#sarathi#USER#U1 begins TRAV#'],
  [() => keys.legalEntity(job, 'C1'), 'S#sarathi#LE#C1 / A'],
  [() => keys.daySpending(job, 'U1', '2026-11-21'), 'S#sarathi#SPEND#U1 / 2026-11-21'],
  [() => keys.companyTask(job, 'C1'), 'S#sarathi#LE#C1 / TASK#USERS'],
  [() => keys.session(job, 'h'), 'S#sarathi#SESS#h / A'],
  [() => keys.uniqueEmail(job, 'Asha@X.example'), 'S#sarathi#UQ#EMAIL#asha@x.example / A'],
  [() => keys.uniquePhone(job, '+911'), 'S#sarathi#UQ#PHONE#+911 / A'],
  [() => keys.uniqueReferral(job, 'ABC1234'), 'S#sarathi#UQ#REF#ABC1234 / A'],
  [() => keys.usersByType(job, 'retail'), 'S#sarathi#USER#retail (gsi1)'],
  [() => keys.usersByNumber(job), 'S#sarathi#USERN (gsi2)'],
  [() => keys.usersOfCompany(job, 'C1'), 'S#sarathi#LEU#C1 (gsi3)'],
  [() => keys.usersOfPermissionGroup(job, 'G1'), 'S#sarathi#RBACU#G1 (gsi4)'],
  [() => keys.usersAwaitingApproval(job), 'S#sarathi#USERW (gsi4)'],
  [
    () => keys.referral(job, 'U1', '2026-11-21T06:00:00.000Z', 'U2'),
    'S#sarathi#USER#U1 / REF#2026-11-21T06:00:00.000Z#U2',
  ],
  [() => keys.referralsOfUser(job, 'U1'), 'S#sarathi#USER#U1'],
  [() => keys.panCheck(job, 'h'), 'S#sarathi#PANV#h / A'],
  [() => keys.panCheckEvent(job, 'h', 'E1'), 'S#sarathi#PANV#h / EV#E1'],
  [() => keys.permissionGroup(job, 'G1'), 'S#sarathi#RBAC / G#G1'],
  [() => keys.permissionGroupName(job, 'Desk'), 'S#sarathi#RBAC / N#desk'],
  [() => keys.permissionEvent(job, 'E1'), 'S#sarathi#RBAC / EV#E1'],
  [() => keys.permissionGroups(job), 'S#sarathi#RBAC begins G#'],
  [() => keys.permissionEvents(job), 'S#sarathi#RBAC begins EV#'],
  [() => keys.companies(job), 'S#sarathi#LE (gsi1)'],
  [() => keys.companiesOfGroup(job, 'G1'), 'S#sarathi#LEG#G1 (gsi2)'],
  [() => keys.sessionsOfUser(job, 'U1'), 'S#sarathi#SESS#U1 (gsi3)'],
  [() => keys.once(job, 'h'), 'S#sarathi#ONCE#h / A'],
  [() => keys.line(job, 'gulf#SITE#sarathi#INR'), 'S#sarathi#LINE#gulf#SITE#sarathi#INR / A'],
  [() => keys.rate(job, 'TICKET', 'B1#7'), 'S#sarathi#RATE#TICKET#B1#7 / A'],
  [() => keys.markups(job), 'S#sarathi#MKP'],
  [() => keys.markup(job, 'GRP', 'G1'), 'S#sarathi#MKP / GRP#G1'],
  [() => keys.markupRuleCount(job, 'AIR'), 'S#sarathi#MKP / COUNT#AIR'],
  [() => keys.activityRules(job, 'SITE'), 'S#sarathi#AMK#SITE'],
  [() => keys.activityRule(job, 'LE#L1', 'R1'), 'S#sarathi#AMK#LE#L1 / R1'],
  [() => keys.activityRuleCount(job, 'SITE'), 'S#sarathi#AMK#SITE / COUNT'],
  [() => keys.defaultMarkupGroup(job), 'S#sarathi#MKP / DEFAULT'],
  [() => keys.markupGroupName(job, 'Gold'), 'S#sarathi#MKP / N#gold'],
  [() => keys.markupEvent(job, 'RULE', 'E1'), 'S#sarathi#MKPE#RULE / E1'],
  [() => keys.markupEvents(job, 'LE#L1'), 'S#sarathi#MKPE#LE#L1'],
  [() => keys.usersOfMarkupGroup(job, 'G1'), 'S#sarathi#MKPU#G1 (gsi3)'],
  [() => keys.consumerTerms(job, 'gulf'), 'S#sarathi#CONT / gulf'],
  [() => keys.consumersOfMarkupGroup(job, 'G1'), 'S#sarathi#MKPC#G1 (gsi1)'],
  [() => keys.searchSource(job, 'S1', 'gds'), 'S#sarathi#SRCH#S1 / SRC#gds'],
  [() => keys.countedSearch(job, 'S1'), 'S#sarathi#SRCH#S1 / COUNTED'],
  [() => keys.quote(job, 'Q1'), 'S#sarathi#QUO#Q1 / A'],
  [() => keys.flightCounts(job, 'U1', '2026-11'), 'S#sarathi#STAT#U1 / FLIGHT#2026-11'],
  [() => keys.flightMonths(job, 'U1'), 'S#sarathi#STAT#U1'],
  [() => keys.seenFare(job, 'DEL', 'BOM', '202611', '20261121'), 'S#sarathi#FARE#DEL#BOM#202611 / 20261121'],
  [() => keys.seenFaresOfMonth(job, 'DEL', 'BOM', '202611'), 'S#sarathi#FARE#DEL#BOM#202611'],
  [() => keys.calendarMonth(job, 'DEL', 'BOM', '202611'), 'S#sarathi#FARE#DEL#BOM#202611 / CALENDAR'],
  [() => keys.sandbox(job, 'gds', 'X'), 'S#sarathi#SBX#gds#X / A'],
  [() => keys.told(job, 'duffel', 'B1'), 'S#sarathi#SUP#duffel#B1 / A'],
  [() => keys.supplierOrder(job, 'duffel', 'ord_1'), 'S#sarathi#SUP#duffel#ord_1 / A'],
  [() => keys.supplierHealth(job, 'duffel'), 'S#sarathi#SUP#duffel#HEALTH / A'],
  [() => keys.supplierNotice(job, 'duffel', 'E1'), 'S#sarathi#SUP#duffel#HEARD E1 / A'],
  [() => keys.userNumbers(job), 'S#sarathi#CNT#USER-NUMBER / 0'],
  [() => keys.defaultMarket(job), 'S#sarathi#MARKET / DEFAULT'],
  [() => keys.importPart(job, 'I1', 2), 'S#sarathi#IMPW#I1 / 2'],
  [() => keys.order(job, 'O1'), 'S#sarathi#ORD#O1 / A'],
  [() => keys.orderItems(job, 'O1'), 'S#sarathi#ORD#O1'],
  [() => keys.orderEvent(job, 'O1', 'E1'), 'S#sarathi#ORD#O1 / EV#E1'],
  [() => keys.orderTask(job, 'O1', 'BOOK'), 'S#sarathi#ORD#O1 / TASK#BOOK'],
  [() => keys.paymentRefundTask(job, 'O1', 'P1'), 'S#sarathi#ORD#O1 / TASK#REFUND#P1'],
  [() => keys.change(job, 'B1', 2), 'S#sarathi#BKG#B1 / CR#2'],
  [() => keys.changeEvent(job, 'B1', 2, 'E1'), 'S#sarathi#BKG#B1 / CREV#2#E1'],
  [() => keys.changeQuote(job, 'B1', 'Q1'), 'S#sarathi#BKG#B1 / CQ#Q1'],
  [() => keys.eventsOfChange(job, 'B1', 2), 'S#sarathi#BKG#B1 begins CREV#2#'],
  [() => keys.openChanges(job), 'S#sarathi#CRO (gsi1)'],
  [() => keys.changes(job), 'S#sarathi#CR (gsi2)'],
  [() => keys.openChangesOfOwner(job, owner), 'S#sarathi#CRO#LE#C1 (gsi3)'],
  [() => keys.changesOfOwner(job, owner), 'S#sarathi#CR#LE#C1 (gsi4)'],
  [() => keys.refund(job, 'O1', 'B1-1'), 'S#sarathi#ORD#O1 / RF#B1-1'],
  [() => keys.refundTask(job, 'O1', 'B1-1'), 'S#sarathi#ORD#O1 / TASK#RF#B1-1'],
  [() => keys.orderSlot(job, owner, 'S1', 'slot'), 'S#sarathi#OSLOT#LE#C1#S1 / slot'],
  [() => keys.orders(job), 'S#sarathi#ORD (gsi1)'],
  [() => keys.openOrders(job), 'S#sarathi#ORDO (gsi2)'],
  [() => keys.booking(job, 'B1'), 'S#sarathi#BKG#B1 / A'],
  [() => keys.bookingItems(job, 'B1'), 'S#sarathi#BKG#B1'],
  [() => keys.bookingDraft(job, 'B1'), 'S#sarathi#BKG#B1 / DRAFT'],
  [() => keys.bookingPii(job, 'B1'), 'S#sarathi#BKG#B1 / PII'],
  [() => keys.bookingEvent(job, 'B1', 'E1'), 'S#sarathi#BKG#B1 / EV#E1'],
  [() => keys.bookingTask(job, 'B1', 'PURGE'), 'S#sarathi#BKG#B1 / TASK#PURGE'],
  [() => keys.openBooking(job, 'B1'), 'S#sarathi#BKG#B1 / OPEN'],
  [() => keys.openBookings(job), 'S#sarathi#BKGO (gsi1)'],
  [() => keys.openBookingsOfOwner(job, owner), 'S#sarathi#BKGO#LE#C1 (gsi3)'],
  [() => keys.holds(job), 'S#sarathi#BKGH (gsi2)'],
  [() => keys.holdsOfOwner(job, owner), 'S#sarathi#BKGH#LE#C1 (gsi4)'],
  [() => keys.bookingsByDate(job), 'S#sarathi#BKG (gsi1)'],
  [() => keys.bookingsByTravel(job), 'S#sarathi#BKGT (gsi2)'],
  [() => keys.bookingsOfOwnerByDate(job, owner), 'S#sarathi#BKG#LE#C1 (gsi3)'],
  [() => keys.bookingsOfOwnerByTravel(job, owner), 'S#sarathi#BKGT#LE#C1 (gsi4)'],
  [() => keys.lookup(job, 'PNR', 'abc123', 'B1'), 'S#sarathi#LK#PNR#ABC123 / B1'],
  [() => keys.lookups(job, 'PNR', 'abc123'), 'S#sarathi#LK#PNR#ABC123'],
  [() => keys.word(job, 'PAX', 'nair', 'B1'), 'S#sarathi#TOK#PAX#na / nair#B1'],
  [() => keys.words(job, 'PAX', 'nair'), 'S#sarathi#TOK#PAX#na'],
  [() => keys.travelDay(job, 'p', '2026-11-21'), 'S#sarathi#FLY#p / 2026-11-21'],
  [() => keys.tasksByKind(job, 'HOLD'), 'S#sarathi#TASK#HOLD (gsi1)'],
  [() => keys.payment(job, 'O1'), 'S#sarathi#PAY#O1 / A'],
  [() => keys.payments(job), 'S#sarathi#PAYA (gsi1)'],
  [() => keys.openPayments(job), 'S#sarathi#PAYP (gsi2)'],
  [() => keys.refundsToSettle(job), 'S#sarathi#PAYR (gsi2)'],
  [() => keys.paymentsOfOwner(job, owner), 'S#sarathi#PAYA#LE#C1 (gsi3)'],
  [() => keys.gatewayOrder(job, 'razorpay', 'order_1'), 'S#sarathi#GWO#razorpay#order_1 / A'],
  [() => keys.gatewayNotice(job, 'razorpay', 'evt1'), 'S#sarathi#GWN#razorpay#evt1 / A'],
  [() => keys.idempotency(job, 'U1', 'k'), 'S#sarathi#IDEM#U1#k / A'],
  [() => keys.wallet(job, owner, 'INR'), 'S#sarathi#WAL#LE#C1#INR / BAL'],
  [() => keys.walletEntry(job, owner, 'INR', 'E1'), 'S#sarathi#WAL#LE#C1#INR / E#E1'],
  [() => keys.entriesOfWallet(job, owner, 'INR'), 'S#sarathi#WAL#LE#C1#INR begins E#'],
  [() => keys.limitEventsOfWallet(job, owner, 'INR'), 'S#sarathi#WAL#LE#C1#INR begins EV#'],
  [() => keys.walletReversal(job, owner, 'INR', 'E1'), 'S#sarathi#WAL#LE#C1#INR / X#REV#E1'],
  [() => keys.figuresHead(job), 'S#sarathi#FIG / HEAD'],
  [() => keys.figure(job, 'bank', 'INR', '2026', '2026-11-21'), 'S#sarathi#FIG#bank#INR#2026 / 2026-11-21'],
  [() => keys.figures(job, 'bank', 'INR', '2026'), 'S#sarathi#FIG#bank#INR#2026'],
  [() => keys.walletTask(job, owner, 'INR', 'LIMIT'), 'S#sarathi#WAL#LE#C1#INR / TASK#LIMIT'],
  [() => keys.walletEvent(job, owner, 'INR', 'E1'), 'S#sarathi#WAL#LE#C1#INR / EV#E1'],
  [() => keys.transfer(job, 'X1'), 'S#sarathi#XFER#X1 / A'],
  [() => keys.transferEvent(job, 'X1', 'E1'), 'S#sarathi#XFER#X1 / EV#E1'],
  [() => keys.transfers(job), 'S#sarathi#XFER (gsi1)'],
  [() => keys.waitingTransfers(job), 'S#sarathi#XFERP (gsi2)'],
  [() => keys.transfersOfOwner(job, owner), 'S#sarathi#XFER#LE#C1 (gsi3)'],
  [() => keys.wallets(job), 'S#sarathi#WAL (gsi1)'],
  [() => keys.walletEntries(job, 'INR'), 'S#sarathi#WALE#INR (gsi1)'],
  [() => keys.walletEntriesOfOwner(job, owner, 'INR'), 'S#sarathi#WALE#LE#C1#INR (gsi3)'],
  [() => keys.bankReference(job, 'bank', 'R1'), 'S#sarathi#XREF#bank#R1 / A'],
  [() => keys.houseEntry(job, 'clearing', 'INR', '2026-11-21', 'E1'), 'S#sarathi#ACC#clearing#INR#2026-11-21 / E#E1'],
  [() => keys.houseEntries(job, 'clearing', 'INR', '2026-11-21'), 'S#sarathi#ACC#clearing#INR#2026-11-21'],
  [() => keys.houseMonth(job, 'clearing', 'INR', '202611'), 'S#sarathi#ACC#clearing#INR#202611 (gsi1)'],
  [() => keys.counter(job, 'bookings', 3), 'S#sarathi#CNT#bookings / 3'],
  [() => keys.link(link), 'S#sarathi#LINK / gulf#Flights'],
  [() => keys.supplierLink(job, 'gulf', 'Flights'), 'S#sarathi#LINK / gulf#Flights'],
  [() => keys.supplierLinks(job), 'S#sarathi#LINK'],
  [() => keys.consumer(job, 'gulf', 'Flights'), 'S#sarathi#CONS / gulf#Flights'],
  [() => keys.consumers(job), 'S#sarathi#CONS'],
  [() => keys.consumerRequest(job, 7), 'S#sarathi#REQ / 000000007'],
  [() => keys.consumerRequests(job), 'S#sarathi#REQ'],
  [() => keys.consumerRequestCount(job), 'S#sarathi#REQN / A'],
  [() => keys.jump(job, 'h'), 'S#sarathi#JUMP#h / A'],
  [() => keys.job(job, 'U1', 'J1'), 'S#sarathi#JOB#U1 / J1'],
  [() => keys.jobsOfUser(job, 'U1'), 'S#sarathi#JOB#U1'],
  [() => keys.runningJobs(job), 'S#sarathi#JOBR / A'],
  [() => keys.mail(job, 'M1'), 'S#sarathi#MAIL#M1 / A'],
  [() => keys.complaint(job, 'h'), 'S#sarathi#COMPL#h / A'],
  [() => keys.ownAddress(job, 'it@malabar.example'), 'S#sarathi#OWNMAIL#it@malabar.example / A'],
  [() => keys.failedMails(job), 'S#sarathi#MAILF (gsi1)'],
  [() => keys.few(job, 'MARKET', 'M1'), 'S#sarathi#MARKET / M1'],
  [() => keys.allOfFew(job, 'DRIVER'), 'S#sarathi#DRIVER'],
  [() => keys.recordEvent(job, 'market', 'M1', 'E1'), 'S#sarathi#EV#market#M1 / E1'],
  [() => keys.recordEvents(job, 'market', 'M1'), 'S#sarathi#EV#market#M1'],
  [() => keys.recordChanges(job), 'S#sarathi#EVM (gsi1)'],
  [() => keys.use(job, 'M1', 'areaTransfer', 'T1'), 'S#sarathi#USE#M1 / areaTransfer#T1'],
  [() => keys.usesOf(job, 'M1'), 'S#sarathi#USE#M1'],
  [() => keys.recordName(job, 'driver', 'anil'), 'S#sarathi#UQ#REC#driver#anil / A'],
  [() => keys.accommodation(job, 'H1'), 'S#sarathi#ACCOM#H1 / A'],
  [() => keys.accommodationsOfCity(job, 'dubai'), 'S#sarathi#ACCOM#dubai (gsi1)'],
  [() => keys.accommodations(job), 'S#sarathi#ACCOM (gsi2)'],
  [() => keys.activityCity(job, 'dubai'), 'S#sarathi#DMCCITY / dubai'],
  [() => keys.activityCities(job), 'S#sarathi#DMCCITY'],
  [() => keys.activity(job, 'A1'), 'S#sarathi#ACT#A1 / A'],
  [() => keys.activitiesOfCity(job, 'dubai'), 'S#sarathi#ACT#dubai (gsi1)'],
  [() => keys.tourOption(job, 'O1'), 'S#sarathi#TO#O1 / A'],
  [() => keys.tourOptionsOfCity(job, 'dubai'), 'S#sarathi#TO#dubai (gsi1)'],
  [() => keys.tourOptionsOfActivity(job, 'A1'), 'S#sarathi#TOA#A1 (gsi2)'],
  [() => keys.combo(job, 'C1'), 'S#sarathi#COMBO#C1 / A'],
  [() => keys.combos(job), 'S#sarathi#COMBO (gsi1)'],
  [() => keys.area(job, 'A1'), 'S#sarathi#AREA#A1 / A'],
  [() => keys.areasOfCity(job, 'dubai'), 'S#sarathi#AREA#dubai (gsi1)'],
  [() => keys.areas(job), 'S#sarathi#AREA (gsi2)'],
  [() => keys.areaTransfer(job, 'T1'), 'S#sarathi#AT#T1 / A'],
  [() => keys.areaTransfers(job), 'S#sarathi#AT (gsi1)'],
  [() => keys.areaTransfersFrom(job, 'A1', 'M1'), 'S#sarathi#AT#A1#M1 (gsi2)'],
  [() => keys.areaTransfersTo(job, 'A1', 'M1'), 'S#sarathi#ATT#A1#M1 (gsi4)'],
  [() => keys.tourRate(job, 'dubai', 'O1', 'TKT', 'O1.x'), 'S#sarathi#RT#dubai / O1#TKT#O1.x'],
  [() => keys.tourRateOrder(job, 'dubai', 'O1', 'TRF'), 'S#sarathi#RT#dubai / O1#ORDER#TRF'],
  [() => keys.tourRatesOfCity(job, 'dubai'), 'S#sarathi#RT#dubai'],
  [() => keys.series(job, 'SAR', '26-27'), 'S#sarathi#INV#SAR#26-27 / SEQ'],
  [() => keys.invoice(job, 'SAR', '26-27', 1), 'S#sarathi#INV#SAR#26-27 / N#0000001'],
  [() => keys.invoiceOf(job, 'O1', 'invoice'), 'S#sarathi#INVO#O1 / invoice'],
  [() => keys.billed(job, 'K1'), 'S#sarathi#INVO#K1 / BILLED'],
  [() => keys.invoiceTask(job, 'O1'), 'S#sarathi#INVO#O1 / TASK'],
  [() => keys.creditTask(job, 'O1', 'B1-1'), 'S#sarathi#INVO#O1 / TASK#B1-1'],
  [() => keys.invoices(job), 'S#sarathi#INV (gsi1)'],
  [() => keys.kart(job, 'K1'), 'S#sarathi#KART#K1 / A'],
  [() => keys.kartDay(job, 'K1', 3), 'S#sarathi#KART#K1 / A#03'],
  [() => keys.kartPassengers(job, 'K1'), 'S#sarathi#KART#K1 / A#PAX'],
  [() => keys.kartPersonal(job, 'K1'), 'S#sarathi#KART#K1 / A#PII'],
  [() => keys.wholeKart(job, 'K1'), 'S#sarathi#KART#K1 begins A'],
  [() => keys.kartVersion(job, 'K1', 2), 'S#sarathi#KART#K1 / V#002'],
  [() => keys.kartVersions(job, 'K1'), 'S#sarathi#KART#K1 begins V#'],
  [() => keys.kartEvent(job, 'K1', 'E1'), 'S#sarathi#KART#K1 / EV#E1'],
  [() => keys.kartSeen(job, 'K1', 'U1'), 'S#sarathi#KART#K1 / SEEN#U1'],
  [() => keys.openedKart(job, 'K1'), 'S#sarathi#KART#K1'],
  [() => keys.quoteLink(job, 'K1'), 'S#sarathi#QLINK#K1 / A'],
  [() => keys.kartQuestion(job, 'K1', 'Q1'), 'S#sarathi#KART#K1 / MSG#Q1'],
  [() => keys.kartQuestions(job, 'K1'), 'S#sarathi#KART#K1 begins MSG#'],
  [() => keys.kartPayment(job, 'K1', 'O1'), 'S#sarathi#KART#K1 / PAY#O1'],
  [() => keys.kartPayments(job, 'K1'), 'S#sarathi#KART#K1 begins PAY#'],
  [() => keys.kartEarned(job, 'K1'), 'S#sarathi#KART#K1 / EARNED'],
  [() => keys.kartTask(job, 'K1', 'EARN'), 'S#sarathi#KART#K1 / TASK#EARN'],
  [() => keys.kartsToPay(job), 'S#sarathi#KARTPAY (gsi4)'],
  [() => keys.voucherTask(job, 'K1'), 'S#sarathi#KART#K1 / TASK#VOUCHER'],
  [() => keys.drive(job, 'K1', 'L1.P'), 'S#sarathi#TRF#K1 / T#L1.P'],
  [() => keys.drivesOfKart(job, 'K1'), 'S#sarathi#TRF#K1 begins T#'],
  [() => keys.driveEvent(job, 'K1', 'L1.P', 'E1'), 'S#sarathi#TRF#K1 / EV#L1.P#E1'],
  [() => keys.drives(job), 'S#sarathi#TRF (gsi1)'],
  [() => keys.drivesOfDriver(job, 'D1'), 'S#sarathi#TRF#D1 (gsi3)'],
  [() => keys.drivesWithoutDriver(job), 'S#sarathi#TRFN (gsi4)'],
  [() => keys.clashesAside(job, 'K1'), 'S#sarathi#TRF#K1 / ASIDE'],
  [() => keys.atWork(job), 'S#sarathi#TRFWORK / A'],
  [() => keys.itineraryDay(job, 'K1', '2026-12-12'), 'S#sarathi#ITIN#K1 / 2026-12-12'],
  [() => keys.itineraryDays(job, 'K1'), 'S#sarathi#ITIN#K1'],
  [() => keys.itineraries(job), 'S#sarathi#ITIN (gsi1)'],
  [() => keys.driverToken(job, 'D1'), 'S#sarathi#DRVTOK / D1'],
  [() => keys.driverTokens(job), 'S#sarathi#DRVTOK'],
  [() => keys.driverJobs(job, 'D1'), 'S#sarathi#DRVJOBS / D1'],
  [() => keys.refundsOfOrder(job, 'O1'), 'S#sarathi#ORD#O1 begins RF#'],
  [() => keys.cart(job, 'C1'), 'S#sarathi#CART#C1 / A'],
  [() => keys.cartItem(job, 'C1', 'I1'), 'S#sarathi#CART#C1 / I#I1'],
  [() => keys.cartEvent(job, 'C1', 'E1'), 'S#sarathi#CART#C1 / EV#E1'],
  [() => keys.wholeCart(job, 'C1'), 'S#sarathi#CART#C1'],
  [() => keys.cartsInState(job, 'DRAFT'), 'S#sarathi#CART#DRAFT (gsi1)'],
  [() => keys.cartsOfOwner(job, owner, 'DRAFT'), 'S#sarathi#CART#LE#C1#DRAFT (gsi3)'],
  [() => keys.cartTask(job, 'C1', 'EARN'), 'S#sarathi#CART#C1 / TASK#EARN'],
  [() => keys.slot(job, 'O1', '2027-03-12', '15:00'), 'S#sarathi#SLOT#O1 / 2027-03-12#15:00'],
  [() => keys.slotsOf(job, 'O1'), 'S#sarathi#SLOT#O1'],
  [() => keys.voucher(job, 'hash'), 'S#sarathi#AVCH#hash / A'],
  [() => keys.voucherItem(job, 'hash', 'I1'), 'S#sarathi#AVCH#hash / I1'],
  [() => keys.wholeVoucher(job, 'hash'), 'S#sarathi#AVCH#hash'],
  [() => keys.cartInHand(job, 'U1'), 'S#sarathi#CARTU#U1 / A'],
  [() => keys.cartCount(job, 'SHARD#3'), 'S#sarathi#CARTN / SHARD#3'],
  [() => keys.kartCount(job), 'S#sarathi#KARTS / SEQ'],
  [() => keys.karts(job), 'S#sarathi#KART (gsi1)'],
  [() => keys.kartsByArrival(job), 'S#sarathi#KARTA (gsi2)'],
  [() => keys.kartsOfCustomer(job, 7), 'S#sarathi#KART#7 (gsi3)'],
  [() => keys.invoicesOfOwner(job, 'U#U1'), 'S#sarathi#INV#U#U1 (gsi3)'],
  [() => keys.changeTask(job, 'B1', 1), 'S#sarathi#BKG#B1 / CRTASK#1'],
  [() => identityKeys.head('gulf'), 'S#gulf#SITE / HEAD'],
  [() => identityKeys.session('gulf', 'h'), 'S#gulf#SESS#h / A'],
  [() => identityKeys.user('gulf', 'U1'), 'S#gulf#USER#U1 / A'],
  [() => identityKeys.company('gulf', 'C1'), 'S#gulf#LE#C1 / A'],
  [() => identityKeys.link('gulf', 'sarathi', 'TourPackages'), 'S#gulf#LINK / sarathi#TourPackages'],
  [() => identityKeys.consumer('gulf', 'quiet', 'TourPackages'), 'S#gulf#CONS / quiet#TourPackages'],
  [() => identityKeys.consumerTerms('gulf', 'quiet'), 'S#gulf#CONT / quiet'],
  [() => keys.callsOfDay(job, 'U1', '2026-12-01'), 'S#sarathi#STAT#U1 / CALL#2026-12-01'],
  [() => keys.answers(job, 'U1'), 'S#sarathi#STAT#U1 / ANSWERS'],
  [() => keys.nearLimitTask(job, 'U1'), 'S#sarathi#STAT#U1 / TASK#LIMIT'],
  [() => keys.programKeyTask(job, 'U1'), 'S#sarathi#STAT#U1 / TASK#END'],
  [() => keys.programKey(job, owner, 'U1'), 'S#sarathi#KEY#LE#C1 / U1'],
  [() => keys.programKeysOf(job, owner), 'S#sarathi#KEY#LE#C1'],
  [() => keys.programKeyName(job, owner, 'Web Site'), 'S#sarathi#UQ#KEY#LE#C1#web site / A'],
  [() => keys.programKeysOfSite(job), 'S#sarathi#KEY (gsi1)'],
  [() => globalKeys.domain('Sarathi.Example'), 'P#DOM#sarathi.example / A'],
  [() => globalKeys.sites(), 'P#SITES'],
  [() => globalKeys.listedSite('gulf'), 'P#SITES / gulf'],
  [() => globalKeys.applications(), 'P#SUPPLIERS'],
  [() => globalKeys.application('gulf'), 'P#SUPPLIERS / gulf'],
  [() => globalKeys.listedSuppliers('Flights'), 'P#SUPPLIERS#Flights'],
  [() => globalKeys.listedSupplier('Flights', 'gulf'), 'P#SUPPLIERS#Flights / gulf'],
  [() => globalKeys.gatewayPayment('card', 'acc', 'P1'), 'P#GW#card#acc#P1 / A'],
  [() => globalKeys.sandboxGateway('O1-1'), 'P#SBXGW#O1-1 / A'],
  [() => globalKeys.suppressed('h'), 'P#SUP#h / A'],
  [() => storeKeys.home(), 'P#HOME / A'],
  [() => schemaKey(), 'P#SCHEMA / A'],
  [() => storeKeys.life('gulf'), 'P#LIFE / gulf'],
  [() => dueIn('BOOK', 3), 'DUE#BOOK#3 (due)'],
];

describe('a key', () => {
  it.each(stored)('is stored as $1', (key, text) => expect(said(key())).toBe(text));

  it('is said here, each of them', () => {
    const all = { keys, identityKeys, globalKeys };
    const named = stored.map(([key]) => /\b(\w+Keys|keys)\.(\w+)\(/.exec(key.toString())?.slice(1).join('.'));
    const names = Object.entries(all).flatMap(([holder, its]) => Object.keys(its).map((name) => `${holder}.${name}`));
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('of words begins with whole letters, also where one takes two units', () =>
    expect(said(keys.words(job, 'PAX', '𝒜𝒷c'))).toBe('S#sarathi#TOK#PAX#𝒜𝒷'));

  it('of the same person or thing is what an actor maker reads before there is an actor', () => {
    expect(identityKeys.head('sarathi')).toEqual(keys.site(job, 'HEAD'));
    expect(identityKeys.session('sarathi', 'h')).toEqual(keys.session(job, 'h'));
    expect(identityKeys.user('sarathi', 'U1')).toEqual(keys.user(job, 'U1'));
    expect(identityKeys.company('sarathi', 'C1')).toEqual(keys.legalEntity(job, 'C1'));
    expect(identityKeys.link('sarathi', 'gulf', 'Flights')).toEqual(keys.supplierLink(job, 'gulf', 'Flights'));
    expect(identityKeys.consumer('sarathi', 'gulf', 'Flights')).toEqual(keys.consumer(job, 'gulf', 'Flights'));
    expect(identityKeys.consumerTerms('sarathi', 'gulf')).toEqual(keys.consumerTerms(job, 'gulf'));
  });
});

describe('an entry of an index', () => {
  it('stands under the attributes of that index, or of the table', () => {
    const at = (index?: Partition['index']) => entry(makePartition('p', index), 's');
    expect([at('gsi1'), at('gsi2'), at('gsi3'), at('gsi4'), at('due'), at()]).toEqual([
      { g1p: 'p', g1s: 's' },
      { g2p: 'p', g2s: 's' },
      { g3p: 'p', g3s: 's' },
      { g4p: 'p', g4s: 's' },
      { dp: 'p', ds: 's' },
      { pk: 'p', sk: 's' },
    ]);
  });
});

it('a row leaves a list by the attributes of its index', () => {
  expect([leaving('gsi1'), leaving('due')]).toEqual([
    ['g1p', 'g1s'],
    ['dp', 'ds'],
  ]);
});

describe('due work', () => {
  it('is spread by a hash of what it is about, over all four partitions', () => {
    const references = Array.from({ length: 400 }, (_, at) => `reference ${at}`);
    const shards = [0, 1, 2, 3].map((shard) => references.filter((one) => dueShard(one) === shard).length);
    expect(Math.min(...shards)).toBeGreaterThan(70);
    expect(() => dueShard('')).toThrow();
    const partitions = new Set(dueKinds.map((kind) => said(dueIn(kind, 0))));
    expect(partitions.size).toBe(dueKinds.length);
  });
});
