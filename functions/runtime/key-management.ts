import type { KMSClient } from '@aws-sdk/client-kms';
import { config } from './config.ts';
import type { KeyKeeper } from './key-keeper.ts';

/** Keys wrapped by AWS KMS, which rotates its own material; the context must name the same record at both ends. */
export function kmsKeeper(keyId: string): KeyKeeper {
  let client: Promise<KMSClient> | undefined;
  const sdk = () => import('@aws-sdk/client-kms');
  const kms = () =>
    (client ??= sdk().then(
      ({ KMSClient }) =>
        new KMSClient({
          region: config().AWS_REGION,
          ...(config().KMS_ENDPOINT && { endpoint: config().KMS_ENDPOINT }),
        }),
    ));
  return {
    async make(aad) {
      const { GenerateDataKeyCommand } = await sdk();
      const { Plaintext, CiphertextBlob, KeyId } = await (
        await kms()
      ).send(new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: { record: aad } }));
      if (!Plaintext || !CiphertextBlob) throw new Error('KMS answered without a data key');
      return {
        plain: Buffer.from(Plaintext),
        wrapped: { id: KeyId ?? keyId, w: Buffer.from(CiphertextBlob).toString('base64') },
      };
    },
    async unwrap({ id, w }, aad) {
      const { DecryptCommand } = await sdk();
      const { Plaintext } = await (
        await kms()
      ).send(
        new DecryptCommand({ KeyId: id, CiphertextBlob: Buffer.from(w, 'base64'), EncryptionContext: { record: aad } }),
      );
      if (!Plaintext) throw new Error('KMS answered without a key');
      return Buffer.from(Plaintext);
    },
  };
}
