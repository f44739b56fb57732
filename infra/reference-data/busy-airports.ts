/**
 * The world's busiest airports in the order a search shows them, each with the city travellers call it by (the airport
 * data set names no cities). India's come first because most sites sell from there.
 */
const inOrder = `
DEL New Delhi|BOM Mumbai|BLR Bengaluru|HYD Hyderabad|MAA Chennai|CCU Kolkata|COK Kochi|AMD Ahmedabad|PNQ Pune|GOI Goa|TRV Thiruvananthapuram|CCJ Kozhikode
DXB Dubai|LHR London|SIN Singapore|BKK Bangkok|JFK New York|DOH Doha|AUH Abu Dhabi|CDG Paris|FRA Frankfurt|AMS Amsterdam|IST Istanbul|HKG Hong Kong|KUL Kuala Lumpur
SYD Sydney|MEL Melbourne|LAX Los Angeles|ORD Chicago|ATL Atlanta|DFW Dallas|SFO San Francisco|EWR New York|YYZ Toronto|YVR Vancouver|HND Tokyo|NRT Tokyo|ICN Seoul
PEK Beijing|PVG Shanghai|CAN Guangzhou|MAD Madrid|BCN Barcelona|FCO Rome|MUC Munich|ZRH Zurich|VIE Vienna|LGW London|JED Jeddah|RUH Riyadh|KWI Kuwait City|BAH Bahrain
MCT Muscat|SHJ Sharjah|CMB Colombo|KTM Kathmandu|DAC Dhaka|MLE Male|DMM Dammam|LKO Lucknow|JAI Jaipur|GOX Goa|NMI Mumbai|IXC Chandigarh|GAU Guwahati|PAT Patna|BBI Bhubaneswar
NAG Nagpur|IDR Indore|SXR Srinagar|CNN Kannur|IXE Mangaluru|VNS Varanasi|ATQ Amritsar|VTZ Visakhapatnam|CJB Coimbatore|TRZ Tiruchirappalli|IXB Siliguri|RPR Raipur|IXR Ranchi
BDQ Vadodara|STV Surat|UDR Udaipur|JDH Jodhpur|IXJ Jammu|IXL Leh|DED Dehradun|IXM Madurai|VGA Vijayawada|IXZ Port Blair|BHO Bhopal|RAJ Rajkot|HSR Rajkot|IMF Imphal|IXA Agartala
DIB Dibrugarh|TIR Tirupati|HBX Hubballi|IXG Belagavi|KLH Kolhapur|ISK Nashik|IXU Aurangabad|AYJ Ayodhya|DBR Darbhanga|GAY Gaya|IXD Prayagraj|KNU Kanpur|GOP Gorakhpur|AGR Agra
HKT Phuket|DMK Bangkok|DPS Denpasar Bali|CGK Jakarta|SGN Ho Chi Minh City|HAN Hanoi|MNL Manila|TPE Taipei|KIX Osaka|GMP Seoul|PKX Beijing|SHA Shanghai|SZX Shenzhen|CTU Chengdu
RGN Yangon|PBH Paro|LHE Lahore|KHI Karachi|ISB Islamabad|KBL Kabul|TAS Tashkent|ALA Almaty|GYD Baku|TBS Tbilisi|EVN Yerevan|THR Tehran|IKA Tehran|BGW Baghdad|AMM Amman|BEY Beirut
TLV Tel Aviv|CAI Cairo|NBO Nairobi|ADD Addis Ababa|DAR Dar es Salaam|EBB Entebbe|KGL Kigali|JNB Johannesburg|CPT Cape Town|DUR Durban|LOS Lagos|ABV Abuja|ACC Accra|CMN Casablanca
ALG Algiers|TUN Tunis|MRU Mauritius|SEZ Mahe|ZNZ Zanzibar|LUN Lusaka|HRE Harare|MPM Maputo|DSS Dakar|ABJ Abidjan|TNR Antananarivo|KRT Khartoum|SSH Sharm el-Sheikh|HRG Hurghada
MAN Manchester|EDI Edinburgh|STN London|LTN London|LCY London|BHX Birmingham|GLA Glasgow|DUB Dublin|ORY Paris|NCE Nice|LYS Lyon|MRS Marseille|TLS Toulouse|BRU Brussels|GVA Geneva
BSL Basel|DUS Dusseldorf|HAM Hamburg|BER Berlin|STR Stuttgart|CGN Cologne|MXP Milan|LIN Milan|BGY Milan|VCE Venice|NAP Naples|BLQ Bologna|CTA Catania|FLR Florence|LIS Lisbon
OPO Porto|FAO Faro|AGP Malaga|PMI Palma|ALC Alicante|VLC Valencia|SVQ Seville|IBZ Ibiza|TFS Tenerife|LPA Gran Canaria|ATH Athens|SKG Thessaloniki|HER Heraklion|JTR Santorini
CPH Copenhagen|ARN Stockholm|OSL Oslo|HEL Helsinki|BGO Bergen|GOT Gothenburg|KEF Reykjavik|WAW Warsaw|KRK Krakow|PRG Prague|BUD Budapest|OTP Bucharest|SOF Sofia|BEG Belgrade
ZAG Zagreb|DBV Dubrovnik|RIX Riga|TLL Tallinn|VNO Vilnius|SVO Moscow|DME Moscow|VKO Moscow|LED Saint Petersburg|KBP Kyiv|SAW Istanbul|AYT Antalya|ESB Ankara|ADB Izmir|LCA Larnaca
MLA Malta|LUX Luxembourg|DEN Denver|LAS Las Vegas|SEA Seattle|MCO Orlando|MIA Miami|CLT Charlotte|PHX Phoenix|IAH Houston|BOS Boston|MSP Minneapolis|FLL Fort Lauderdale|DTW Detroit
PHL Philadelphia|LGA New York|BWI Baltimore|SLC Salt Lake City|IAD Washington|DCA Washington|SAN San Diego|MDW Chicago|TPA Tampa|PDX Portland|HNL Honolulu|BNA Nashville|AUS Austin
STL St. Louis|MSY New Orleans|RDU Raleigh|SJC San Jose|OAK Oakland|SMF Sacramento|SNA Santa Ana|DAL Dallas|HOU Houston|CLE Cleveland|PIT Pittsburgh|IND Indianapolis|CMH Columbus
ANC Anchorage|YUL Montreal|YYC Calgary|YOW Ottawa|YEG Edmonton|YHZ Halifax|YWG Winnipeg|MEX Mexico City|CUN Cancun|GDL Guadalajara|MTY Monterrey|PTY Panama City|SJO San Jose
HAV Havana|PUJ Punta Cana|SDQ Santo Domingo|SJU San Juan|NAS Nassau|MBJ Montego Bay|GRU Sao Paulo|CGH Sao Paulo|GIG Rio de Janeiro|SDU Rio de Janeiro|BSB Brasilia|CNF Belo Horizonte
SSA Salvador|EZE Buenos Aires|AEP Buenos Aires|SCL Santiago|LIM Lima|BOG Bogota|MDE Medellin|UIO Quito|GYE Guayaquil|CCS Caracas|MVD Montevideo|ASU Asuncion|BNE Brisbane|PER Perth
ADL Adelaide|OOL Gold Coast|CNS Cairns|CBR Canberra|AKL Auckland|CHC Christchurch|WLG Wellington|ZQN Queenstown|NAN Nadi|PPT Papeete|GUM Guam|POM Port Moresby|CTS Sapporo
FUK Fukuoka|OKA Okinawa|ITM Osaka|NGO Nagoya|PUS Busan|CJU Jeju|XIY Xi'an|KMG Kunming|HGH Hangzhou|CKG Chongqing|WUH Wuhan|NKG Nanjing|XMN Xiamen|MFM Macau|KHH Kaohsiung
CEB Cebu|SUB Surabaya|KNO Medan|PEN Penang|LGK Langkawi|BKI Kota Kinabalu|KCH Kuching|CNX Chiang Mai|USM Koh Samui|KBV Krabi|DAD Da Nang|CXR Nha Trang|PQC Phu Quoc|PNH Phnom Penh
SAI Siem Reap|VTE Vientiane|LPQ Luang Prabang|BWN Bandar Seri Begawan|UBN Ulaanbaatar|MED Medina|AHB Abha|TIF Taif|SLL Salalah|RKT Ras Al Khaimah|DWC Dubai|AAN Al Ain|BSR Basra
EBL Erbil|NJF Najaf|MHD Mashhad|SYZ Shiraz|CGP Chittagong|ZYL Sylhet|HRI Hambantota|GAN Gan|VIZ Visakhapatnam`;

export const busyAirports: readonly { code: string; city: string }[] = inOrder
  .trim()
  .split(/[|\n]/)
  .map((entry) => ({ code: entry.slice(0, 3), city: entry.slice(4).trim() }));

/** Cities of smaller airports whose own name does not say them. */
const elsewhere = `
AGX Agatti|AHA Ambikapur|AIP Jalandhar|AJL Aizawl|BEK Bareilly|BHJ Bhuj|BHU Bhavnagar|CDP Kadapa|DGH Deoghar|DHM Dharamshala|DIU Diu|DMU Dimapur|GBI Kalaburagi|GDB Gondia
GWL Gwalior|HDO Ghaziabad|HGI Itanagar|HJR Khajuraho|HRH Aligarh|HSS Hisar|IXI Lilabari|IXK Keshod|IXP Pathankot|IXS Silchar|IXY Kandla|JGA Jamnagar|JGB Jagdalpur|JLG Jalgaon
JLR Jabalpur|JRG Jharsuguda|JRH Jorhat|JSA Jaisalmer|KJB Kurnool|KQH Ajmer|KUU Kullu|LTU Latur|MYQ Mysuru|NDC Nanded|PAB Bilaspur|PBD Porbandar|PGH Pantnagar|PNY Puducherry
PYG Gangtok|RDP Durgapur|REW Rewa|RJA Rajahmundry|SAG Shirdi|SDW Sindhudurg|SHL Shillong|TCR Thoothukudi|TEZ Tezpur|UKE Utkela|VSV Shravasti|PKR Pokhara|BWA Bhairahawa|BIR Biratnagar
FUN Funafuti|TRW Tarawa|INU Nauru|IUE Niue|MAJ Majuro|TKK Chuuk|PNI Pohnpei|KSA Kosrae|EFL Kefalonia|CFU Corfu|RHO Rhodes|JMK Mykonos|BVA Paris|CRL Brussels|SEN London|SOU Southampton|BZE Belize City|LVI Livingstone|GRB Green Bay|FPO Freeport|HLP Jakarta|CIA Rome|ZIA Moscow|VCP Sao Paulo|YTZ Toronto|BMA Stockholm|NYO Stockholm|TFN Tenerife|TFU Chengdu|OKD Sapporo|UKB Osaka|RKV Reykjavik|AVV Melbourne`;

export const cityByAirport: ReadonlyMap<string, string> = new Map([
  ...elsewhere
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, string] => [entry.slice(0, 3), entry.slice(4).trim()]),
  ...busyAirports.map(({ code, city }): [string, string] => [code, city]),
]);
