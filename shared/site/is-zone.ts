/** Whether a name is an IANA time zone that this runtime knows, e.g. `Asia/Kolkata`. */
export const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
