/** A town near a place. */
export interface Town {
  name: string;
  km: number;
}
