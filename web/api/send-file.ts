import { apiOrigin } from './configure.ts';

interface Sending {
  /** An address, or a path of the API's origin. */
  url: string;
  contentType: string;
  file: Blob;
  /** From 0 to 1, as far as the browser knows. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

const THERE_ALREADY = 412;

/**
 * Puts a file to the place that was given for it, once; the address itself is the right to. `refused`: somebody answered,
 * and did not take it. `lost`: nobody did. No cookie and no header of the site goes along.
 */
export const sendFile = ({
  url,
  contentType,
  file,
  onProgress,
  signal,
}: Sending): Promise<'sent' | 'refused' | 'lost'> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', new URL(url, apiOrigin() || location.origin));
    request.setRequestHeader('content-type', contentType);
    request.setRequestHeader('if-none-match', '*');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    // Something lies there: this file, where the browser sent it twice by itself. Whoever reads it looks at it.
    request.onload = () => resolve(request.status < 300 || request.status === THERE_ALREADY ? 'sent' : 'refused');
    request.onerror = () => resolve('lost');
    request.onabort = () => resolve('lost');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
