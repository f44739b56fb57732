import { portionOf } from '../money.ts';

/** What a room of a kind costs a night, and how many of them; null: nobody said. Minor units. */
interface Rooms {
  singleRoomPrice?: number | null | undefined;
  singleRoomCount?: number | undefined;
  doubleRoomPrice?: number | null | undefined;
  doubleRoomCount?: number | undefined;
  extraAdultPrice?: number | null | undefined;
  extraAdultCount?: number | undefined;
  childWithBedPrice?: number | null | undefined;
  childWithBedCount?: number | undefined;
  childWithoutBedPrice?: number | null | undefined;
  childWithoutBedCount?: number | undefined;
}

/** A stay as its price is made of. Minor units. */
export interface StayPriced extends Rooms {
  price?: number | null | undefined;
  noOfNights?: number | undefined;
  transferPrice?: number | null | undefined;
  bookedByCustomer?: boolean | undefined;
}

/** What the rooms of a stay come to for all its nights; null where no room has a price. Minor units. */
export function roomsTotal(stay: StayPriced): number | null {
  const rooms = [
    [stay.singleRoomPrice, stay.singleRoomCount],
    [stay.doubleRoomPrice, stay.doubleRoomCount],
    [stay.extraAdultPrice, stay.extraAdultCount],
    [stay.childWithBedPrice, stay.childWithBedCount],
    [stay.childWithoutBedPrice, stay.childWithoutBedCount],
  ] as const;
  if (rooms.every(([price]) => price === null || price === undefined)) return null;
  return rooms.reduce((sum, [price, count]) => sum + (price ?? 0) * (count ?? 0), 0) * (stay.noOfNights ?? 1);
}

/** What a stay is sold for, its transfer apart; null where nobody said. Minor units. */
export const stayPrice = (stay: StayPriced): number | null => stay.price ?? roomsTotal(stay);

/** What a line adds to the sum: minor units; null prices add nothing, and what the customer booked costs nothing. */
export const lineAmount = (line: {
  price: number | null;
  transferPrice?: number | null | undefined;
  bookedByCustomer?: boolean | undefined;
}): number => (line.bookedByCustomer ? 0 : (line.price ?? 0) + (line.transferPrice ?? 0));

/** What is charged beside the lines. Minor units. */
export interface KartCharges {
  serviceCharge: number;
  remittanceCharge: number;
  discount: number;
}

/** A line as sums see it. `cost` null: nobody said what the site pays. Minor units. */
export interface SummedLine {
  price: number | null;
  cost: number | null;
  transferPrice?: number | null | undefined;
  bookedByCustomer?: boolean | undefined;
}

/** A quotation's sums. Minor units. */
export interface KartSums {
  linesTotal: number;
  gst: number;
  totalPrice: number;
  cost: number;
  /** What is left of the lines with the service charge, less the discount; null where no line has a cost. */
  margin: number | null;
  linesWithoutCost: number;
}

/**
 * Sums of a quotation: prices of lines, service charge with GST on it, remittance charge, less the discount, which never
 * takes more than there is. `gstRate` in basis points of the service charge; minor units of one currency.
 */
export function sumsOf(lines: readonly SummedLine[], charges: KartCharges, gstRate: number): KartSums {
  const sold = lines.filter(({ bookedByCustomer }) => !bookedByCustomer);
  const linesTotal = sold.reduce((sum, line) => sum + lineAmount(line), 0);
  const gst = portionOf(charges.serviceCharge, gstRate);
  const cost = sold.reduce((sum, line) => sum + (line.cost ?? 0), 0);
  const linesWithoutCost = sold.filter((line) => line.cost === null).length;
  return {
    linesTotal,
    gst,
    totalPrice: Math.max(0, linesTotal + charges.serviceCharge + gst + charges.remittanceCharge - charges.discount),
    cost,
    margin: linesWithoutCost < sold.length ? linesTotal + charges.serviceCharge - charges.discount - cost : null,
    linesWithoutCost,
  };
}
