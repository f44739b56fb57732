/** staff: operators of a partner site; travelAgent: B2B; retail: B2C; corporate: companies. */
export const userTypes = ['staff', 'travelAgent', 'retail', 'corporate'] as const;
export type UserType = (typeof userTypes)[number];
