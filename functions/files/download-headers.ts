/**
 * A file of ours as it leaves: saved under its name and never shown in the page's place, taken for nothing but what it
 * is, kept by no cache, and without any right where a browser opens it all the same.
 */
export const downloadHeaders = (fileName: string, contentType: string): Record<string, string> => ({
  'content-type': contentType,
  'content-disposition': disposition(fileName),
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** `attachment` with the name twice: for everybody, and for those who read any script (RFC 6266). */
export function disposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.() -]/g, '_');
  const whole = encodeURIComponent(fileName.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
