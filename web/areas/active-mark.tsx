import { Status } from '#web/ui/status.tsx';

/** Whether a record is offered. */
export const ActiveMark = ({ isDeactivated }: { isDeactivated: boolean }) => (
  <Status isSmall tone={isDeactivated ? 'over' : 'done'} text={isDeactivated ? 'Deactivated' : 'Active'} />
);
