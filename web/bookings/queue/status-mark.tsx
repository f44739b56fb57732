import { Status, type StatusTone } from '#web/ui/status.tsx';

/** By statusId. */
const tones: Record<number, StatusTone> = {
  1: 'working',
  2: 'urgent',
  3: 'done',
  4: 'over',
  5: 'waiting',
  6: 'over',
  7: 'over',
  8: 'urgent',
};

/** A booking's status as a word and a colour. */
export const StatusMark = ({ statusId, text }: { statusId: number; text: string }) => (
  <Status tone={tones[statusId] ?? 'over'} text={text} />
);
