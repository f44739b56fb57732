import { randomBytes } from 'node:crypto';

export interface FakeReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  manner?: 'silent' | 'broken off' | 'reset';
  lateMs?: number;
  /** Sent only once this is done. */
  after?: Promise<unknown>;
}

/** An id as Duffel writes them. */
export const id = (kind: string) => `${kind}_0000${randomBytes(9).toString('hex')}`;

export const ok = (data: unknown, status = 200): FakeReply => ({ status, body: { data } });
export const refusal = (status: number, code: string, headers: Record<string, string> = {}): FakeReply => ({
  status,
  headers,
  body: {
    meta: { status, request_id: id('req') },
    errors: [{ code, type: status >= 500 ? 'api_error' : 'invalid_request_error', title: code, message: code }],
  },
});
