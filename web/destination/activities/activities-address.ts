import { getActivities } from '#shared/destination/activities/get-activities.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

/** What the address of the activities holds: the city, what is searched for, the page. */
export const activitiesAddress = listAddress(getActivities.request.shape, { leaveOut: [] });
