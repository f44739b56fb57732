/**
 * IATA designators of carriers that sell scheduled seats today, with the name on their tickets. Kept by hand: the open
 * lists carry dissolved carriers under reused designators (QP, 9I and S5 among them) and a share-alike licence.
 */
const listed = `
6E IndiGo|AI Air India|IX Air India Express|SG SpiceJet|QP Akasa Air|9I Alliance Air|S5 Star Air|I7 IndiaOne Air|IC Fly91|2T TruJet
EK Emirates|FZ flydubai|EY Etihad Airways|G9 Air Arabia|3L Air Arabia Abu Dhabi|QR Qatar Airways|GF Gulf Air|KU Kuwait Airways|J9 Jazeera Airways|WY Oman Air|OV SalamAir
SV Saudia|XY flynas|F3 flyadeal|RX Riyadh Air|RJ Royal Jordanian|ME Middle East Airlines|IA Iraqi Airways|IR Iran Air|W5 Mahan Air|LY El Al|IZ Arkia|MS Egyptair|NP Nile Air|SM Air Cairo
SQ Singapore Airlines|TR Scoot|MH Malaysia Airlines|AK AirAsia|D7 AirAsia X|OD Batik Air Malaysia|TG Thai Airways|FD Thai AirAsia|PG Bangkok Airways|SL Thai Lion Air|VZ Thai Vietjet Air
VN Vietnam Airlines|VJ VietJet Air|QH Bamboo Airways|GA Garuda Indonesia|QG Citilink|JT Lion Air|ID Batik Air|QZ Indonesia AirAsia|PR Philippine Airlines|5J Cebu Pacific|Z2 Philippines AirAsia
BI Royal Brunei Airlines|K6 Air Cambodia|QV Lao Airlines|8M Myanmar Airways International|UB Myanmar National Airlines|UL SriLankan Airlines|Q2 Maldivian|VP Beond|BG Biman Bangladesh Airlines|BS US-Bangla Airlines
RA Nepal Airlines|H9 Himalaya Airlines|U4 Buddha Air|YT Yeti Airlines|KB Drukair|B3 Bhutan Airlines|PK Pakistan International Airlines|PA Airblue|FG Ariana Afghan Airlines|RQ Kam Air
CX Cathay Pacific|UO HK Express|HX Hong Kong Airlines|CA Air China|MU China Eastern Airlines|CZ China Southern Airlines|HU Hainan Airlines|3U Sichuan Airlines|MF Xiamen Air|ZH Shenzhen Airlines|9C Spring Airlines|HO Juneyao Air|FM Shanghai Airlines|NX Air Macau
CI China Airlines|BR EVA Air|JX Starlux Airlines|IT Tigerair Taiwan|JL Japan Airlines|NH All Nippon Airways|MM Peach|GK Jetstar Japan|BC Skymark Airlines|7G StarFlyer|ZG Zipair
KE Korean Air|OZ Asiana Airlines|7C Jeju Air|LJ Jin Air|TW T'way Air|BX Air Busan|ZE Eastar Jet|OM MIAT Mongolian Airlines|HY Uzbekistan Airways|KC Air Astana|FS FlyArystan|DV SCAT Airlines|J2 Azerbaijan Airlines|A9 Georgian Airways|T5 Turkmenistan Airlines|SZ Somon Air
BA British Airways|VS Virgin Atlantic|U2 easyJet|FR Ryanair|LS Jet2|BY TUI Airways|EI Aer Lingus|LM Loganair|LH Lufthansa|EW Eurowings|4Y Discover Airlines|DE Condor|X3 TUI fly|LX SWISS|WK Edelweiss Air|2L Helvetic Airways|OS Austrian Airlines|SN Brussels Airlines
AF Air France|KL KLM|HV Transavia|TO Transavia France|TX Air Caraibes|SS Corsair|BF French bee|AZ ITA Airways|NO Neos|IB Iberia|I2 Iberia Express|VY Vueling|UX Air Europa|V7 Volotea|TP TAP Air Portugal|S4 Azores Airlines
SK SAS|DY Norwegian|WF Wideroe|AY Finnair|FI Icelandair|OG PLAY|BT airBaltic|LO LOT Polish Airlines|OK Czech Airlines|QS Smartwings|W6 Wizz Air|W9 Wizz Air UK|5W Wizz Air Abu Dhabi|RO TAROM|0B Blue Air|H4 HiSky|FB Bulgaria Air|JU Air Serbia|OU Croatia Airlines|KM KM Malta Airlines|LG Luxair
A3 Aegean Airlines|OA Olympic Air|GQ Sky Express|CY Cyprus Airways|TK Turkish Airlines|PC Pegasus Airlines|VF AJet|XQ SunExpress|SU Aeroflot|S7 S7 Airlines|FV Rossiya|U6 Ural Airlines|UT UTair|DP Pobeda|PS Ukraine International Airlines|B2 Belavia|9U Air Moldova
AA American Airlines|DL Delta Air Lines|UA United Airlines|WN Southwest Airlines|B6 JetBlue|AS Alaska Airlines|HA Hawaiian Airlines|F9 Frontier Airlines|NK Spirit Airlines|G4 Allegiant Air|SY Sun Country Airlines|MX Breeze Airways|XP Avelo Airlines
AC Air Canada|WS WestJet|PD Porter Airlines|TS Air Transat|F8 Flair Airlines|AM Aeromexico|Y4 Volaris|VB Viva|CM Copa Airlines|AV Avianca|LA LATAM Airlines|H2 SKY Airline|JA JetSMART|G3 GOL|AD Azul|AR Aerolineas Argentinas|FO Flybondi
BW Caribbean Airlines|UP Bahamasair|CU Cubana|DM Arajet|OB Boliviana de Aviacion|VE EasyFly|V0 Conviasa|PU Plus Ultra
ET Ethiopian Airlines|KQ Kenya Airways|JM Jambojet|SA South African Airways|FA FlySafair|4Z Airlink|WB RwandAir|UR Uganda Airlines|TC Air Tanzania|PW Precision Air|MK Air Mauritius|HM Air Seychelles|MD Madagascar Airlines|AT Royal Air Maroc|TU Tunisair|AH Air Algerie|HC Air Senegal
HF Air Cote d'Ivoire|KP ASKY Airlines|DT TAAG Angola Airlines|TM LAM Mozambique Airlines|UM Air Zimbabwe|BP Air Botswana|P4 Air Peace|W3 Arik Air|AW Africa World Airlines|SD Sudan Airways|D3 Daallo Airlines|2J Air Burkina|L6 Mauritania Airlines
QF Qantas|VA Virgin Australia|JQ Jetstar|ZL Rex|NZ Air New Zealand|FJ Fiji Airways|PX Air Niugini|TN Air Tahiti Nui|VT Air Tahiti|SB Aircalin|NF Air Vanuatu|IE Solomon Airlines|ON Nauru Airlines|CW Air Marshall Islands|PH Samoa Airways`;

export const airlineNames: readonly { code: string; name: string }[] = listed
  .trim()
  .split(/[|\n]/)
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3).trim() }));
