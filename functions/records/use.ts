/** Who uses a record. */
export interface Use {
  /** Kind of record that the user is, or another word for what is none: `customer`. */
  kind: string;
  id: string;
  /** The user as a person calls it. */
  name: string;
}
