import { formatDay } from '#shared/time.ts';
import Sheet from '#web/ui/dialog/sheet.tsx';
import { type ComponentProps } from 'react';
import { DayExplainedView } from './day-explained.tsx';

type Props = ComponentProps<typeof DayExplainedView> & { onClose(): void };

/** A day explained on a phone: from the bottom edge. */
export default function DaySheet({ onClose, ...view }: Props) {
  return (
    <Sheet title={formatDay(view.day.date, { weekday: true })} onClose={onClose}>
      <DayExplainedView isInSheet {...view} />
    </Sheet>
  );
}
