const PARTS = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
/** A wider network is no restriction. */
const WIDEST = { four: 8, six: 16 } as const;

/** Whether a text is a network address, or one with the bits that its addresses share: `103.21.58.7`, `103.21.58.0/24`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  const parts = PARTS.exec(address);
  if (parts) return parts.slice(1).every((part) => Number(part) <= 255) && isWithin(bits, WIDEST.four, 32);
  return /^[\da-f:.]{2,45}$/i.test(address) && isSix(address) && isWithin(bits, WIDEST.six, 128);
}

const isWithin = (bits: string | undefined, least: number, most: number): boolean =>
  bits === undefined || (Number(bits) >= least && Number(bits) <= most);

function isSix(address: string): boolean {
  try {
    return new URL(`http://[${address}]/`).hostname !== '';
  } catch {
    return false;
  }
}
