/** A data key as it may be stored: encrypted by the keeper's key `id`. */
export interface WrappedKey {
  id: string;
  /** base64. */
  w: string;
}

/** One record's own key, 256 bits: plain for use, wrapped for storing beside what it seals. */
export interface DataKey {
  plain: Buffer;
  wrapped: WrappedKey;
}

/** What holds the key that wraps data keys: KMS, or a file locally. `aad` must be the same at both ends. */
export interface KeyKeeper {
  make(aad: string): Promise<DataKey>;
  unwrap(wrapped: WrappedKey, aad: string): Promise<Buffer>;
}
