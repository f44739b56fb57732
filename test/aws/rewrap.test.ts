import type { ReEncryptCommand } from '@aws-sdk/client-kms';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { secretsName } from '#functions/bookings/writes.ts';
import { mailAad, mailWrites } from '#functions/notifications/writes.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { travellerAad } from '#functions/users/profile/traveller-store.ts';
import { recordOf, rewrapPersonalData } from '#infra/aws/rewrap.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const NEW = 'arn:aws:kms:ap-south-1:111122223333:key/new';

/** KMS as far as it is asked here: notes for which record each data key was wrapped. */
function keyManagement(fails?: string) {
  const records: string[] = [];
  const send = async ({ input }: ReEncryptCommand) => {
    const record = input.SourceEncryptionContext!.record!;
    if (record.includes(fails ?? '?')) throw new Error('KMS is busy');
    expect(input).toMatchObject({ DestinationKeyId: NEW, DestinationEncryptionContext: { record } });
    expect(input.SourceKeyId).not.toBe(NEW);
    records.push(record);
    return { KeyId: NEW, CiphertextBlob: Buffer.from(`wrapped for ${record}`) };
  };
  return { records, kms: { send } as unknown as Parameters<typeof rewrapPersonalData>[0]['kms'] };
}
const rewrap = (kms: Parameters<typeof rewrapPersonalData>[0]['kms']) =>
  rewrapPersonalData({ table: tableName(), documents: tableClient(), kms, to: NEW });

it('knows by its place which record a data key belongs to, as the functions sealed it', () => {
  const job = world.job('sarathi');
  expect(recordOf(keys.bookingPii(job, 'BKG1'))).toBe(secretsName(job, 'BKG1'));
  expect(recordOf(keys.mail(job, 'MAIL1'))).toBe(mailAad(job, 'MAIL1'));
  expect(recordOf(keys.traveller(job, 'USER1', 'T1'))).toBe(travellerAad(job, 'USER1', 'T1'));
  expect(recordOf(keys.booking(job, 'BKG1'))).toBeUndefined();
});

it('wraps every data key anew once, goes on after a failure, and stops at what it does not know', async () => {
  const job = world.job('sarathi');
  const { bookingId } = await storeBooking(job, makeBooking(world.user('sarathi', 'travelAgent')));
  const { mailId, writes } = await mailWrites(job, 'ticket', {
    to: 'one@example.com',
    subject: '',
    html: '',
    text: '',
  });
  await commit(job, writes);
  const failing = keyManagement(mailId);
  await expect(rewrap(failing.kms)).rejects.toThrow('KMS is busy');

  const { records, kms } = keyManagement();
  await rewrap(kms);
  expect([...failing.records, ...records]).toEqual(
    expect.arrayContaining([secretsName(job, bookingId), mailAad(job, mailId)]),
  );
  expect(new Set([...failing.records, ...records]).size).toBe(failing.records.length + records.length);
  expect(await rewrap(kms)).toMatchObject({ rewrapped: 0 });

  await tableClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: { pk: 'S#sarathi#VISA#1', sk: 'A', sealed: { k: { id: 'old', w: '' } } },
    }),
  );
  await expect(rewrap(kms)).rejects.toThrow('A of VISA holds personal data of a kind that this does not know');
});
