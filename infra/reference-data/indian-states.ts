/**
 * States and union territories of India: ISO 3166-2 letters, the code of the GST registration number's first two
 * digits (CBIC state code list), and GeoNames' first-level code, by which the cities data set places a town.
 */
const listed = `
AN 35 01 Andaman and Nicobar Islands|AP 37 02 Andhra Pradesh|AR 12 30 Arunachal Pradesh|AS 18 03 Assam|BR 10 34 Bihar|CH 04 05 Chandigarh|CG 22 37 Chhattisgarh
DH 26 52 Dadra and Nagar Haveli and Daman and Diu|DL 07 07 Delhi|GA 30 33 Goa|GJ 24 09 Gujarat|HR 06 10 Haryana|HP 02 11 Himachal Pradesh|JK 01 12 Jammu and Kashmir|JH 20 38 Jharkhand
KA 29 19 Karnataka|KL 32 13 Kerala|LA 38 41 Ladakh|LD 31 14 Lakshadweep|MP 23 35 Madhya Pradesh|MH 27 16 Maharashtra|MN 14 17 Manipur|ML 17 18 Meghalaya|MZ 15 31 Mizoram|NL 13 20 Nagaland
OD 21 21 Odisha|PY 34 22 Puducherry|PB 03 23 Punjab|RJ 08 24 Rajasthan|SK 11 29 Sikkim|TN 33 25 Tamil Nadu|TS 36 40 Telangana|TR 16 26 Tripura|UP 09 36 Uttar Pradesh|UK 05 39 Uttarakhand|WB 19 28 West Bengal`;

export const indianStates: readonly { iso: string; gst: string; geonames: string; name: string }[] = listed
  .trim()
  .split(/[|\n]/)
  .map((entry) => ({
    iso: entry.slice(0, 2),
    gst: entry.slice(3, 5),
    geonames: entry.slice(6, 8),
    name: entry.slice(9).trim(),
  }));
