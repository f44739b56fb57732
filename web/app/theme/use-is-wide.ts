import { type SyntheticEvent, useState } from 'react';

/** A picture so much wider than high is a word-mark. */
const WIDE = 2.2;
/** What is known of pictures that were loaded on this page: a word-mark that is shown again moves nothing. */
const known = new Map<string, boolean>();

/** Whether a picture is a word-mark, known once it is loaded, and what its `img` is to call then. */
export function useIsWide(src: string): [isWide: boolean, onLoad: (event: SyntheticEvent<HTMLImageElement>) => void] {
  const [, setLoaded] = useState('');
  return [
    known.get(src) ?? false,
    ({ currentTarget: { naturalWidth, naturalHeight } }) => {
      known.set(src, naturalWidth >= WIDE * naturalHeight && naturalHeight > 0);
      setLoaded(src);
    },
  ];
}
