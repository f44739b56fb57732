import type { NetOffer, Segment } from '#shared/flights/model.ts';

export const segmentOf = (fields: Partial<Segment> = {}): Segment => ({
  tripIndicator: 1, airlineCode: 'AI', airlineName: 'Air India', flightNumber: '804', fareClass: 'Y', cabin: 'Economy',
  originAirportCode: 'DEL', originAirportName: 'Indira Gandhi International', originCityName: 'Delhi', originTerminal: '3', originZone: 'Asia/Kolkata',
  destinationAirportCode: 'BOM', destinationAirportName: 'Chhatrapati Shivaji', destinationCityName: 'Mumbai', destinationCityCode: 'BOM', destinationTerminal: '2', destinationZone: 'Asia/Kolkata',
  departureTime: '2027-03-12T08:00', arrivalTime: '2027-03-12T10:10', durationMinutes: 130, flightStatus: 'Confirmed', airlinePnr: '', baggage: '15 KG', cabinBaggage: '7 KG', operatingCarrier: '', stopPoint: '', stopPointArrivalTime: '', stopPointDepartureTime: '',
  ...fields,
});

/** Two adults at 4,000.00 + 350.00 surcharge + 612.00 taxes each, commission 160.00. Minor units, INR. */
export const netOffer = (fields: Partial<NetOffer> = {}): NetOffer => ({
  resultIndex: 'AI804.Saver', source: 'sandbox-gds', segments: [segmentOf()], isLCC: false, isRefundable: true, isLCCSpecialReturn: false, pairKey: '', currency: 'INR',
  fares: [{ passengerType: 1, passengerCount: 2, baseFare: 400_000, tax: 61_200, offeredOtherCharges: 35_000 }],
  commission: 16_000,
  family: { name: 'Saver', changeFee: '₹ 3,250', cancelFee: '₹ 4,500', meal: '', seatsLeft: 5 },
  flightsKey: 'AI804@2027-03-12T08:00', requires: { passport: false, pan: false, dateOfBirth: false }, supplierRef: 'ref-1',
  ...fields,
});
