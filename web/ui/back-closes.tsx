import { useBackCloses } from './use-back-closes.ts';

/** Rendered while something is open, for what loads it only then. */
export default function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}
