/** Who lives where a demo site sells, and where they fly. */
export interface Region {
  /** Given names. */
  women: readonly string[];
  men: readonly string[];
  surnames: readonly string[];
  agencies: readonly string[];
  companies: readonly string[];
  /** Name, state, postal code. */
  cities: readonly (readonly [string, string, string])[];
  dialCode: string;
  /** ISO 3166 alpha-2. */
  nationality: string;
  /** The nth mobile number of the region, without dial code. */
  mobile: (nth: number) => string;
  /** Airport pairs out of the home airport and back, by IATA code. */
  routes: readonly (readonly [string, string])[];
  /** What wallets are filled by: whole amounts of it, major units of the site's currency. */
  deposit: number;
  /** How staff write a bank transfer's reference. */
  transfer: string;
}

const list = (text: string) => text.split(', ');

const padded = (nth: number, length: number) => String(nth).padStart(length, '0');

const kerala: Region = {
  women: list(
    'Meera, Lakshmi, Divya, Reshma, Asha, Anu, Sreeja, Neethu, Maria, Fathima, Parvathy, Gayathri, Aleena, Jisha',
  ),
  men: list('Arun, Vishnu, Rahul, Thomas, Jacob, Suresh, Anoop, Faisal, Sanjay, Ajith, Biju, Hari, Nikhil, Pradeep'),
  surnames: list(
    'Nair, Menon, Pillai, Varghese, Kurian, Thomas, Mathew, Rahman, Iyer, Warrier, Panicker, Joseph, Ali, Das',
  ),
  agencies: list(
    'Malabar Holidays, Periyar Tours, Spice Coast Travels, Nila Journeys, Vembanad Vacations, Cardamom Trails, Fort Kochi Ticketing, Anamudi Travels, Chera Air Services, Monsoon Routes, Kovalam Getaways, Pamba Pilgrim Tours',
  ),
  companies: list(
    'Travancore Rubber, Coir & Craft Exports, Cochin Marine Supplies, Thejas Software, Ayur Wellness, Backbay Logistics',
  ),
  cities: [
    ['Kochi', 'Kerala', '682016'],
    ['Thiruvananthapuram', 'Kerala', '695001'],
    ['Kozhikode', 'Kerala', '673001'],
    ['Thrissur', 'Kerala', '680001'],
  ],
  dialCode: '+91',
  nationality: 'IN',
  mobile: (nth) => `98472${padded(nth, 5)}`,
  routes: [
    ['COK', 'DXB'],
    ['COK', 'DEL'],
    ['COK', 'BOM'],
    ['COK', 'BLR'],
    ['COK', 'SIN'],
    ['COK', 'DOH'],
    ['COK', 'MAA'],
    ['TRV', 'DXB'],
  ],
  deposit: 25_000,
  transfer: 'NEFT',
};

const dubai: Region = {
  women: list('Aisha, Noura, Layla, Priya, Grace, Elena, Hana, Fatima, Sofia, Mariam, Rania, Joy, Anita, Yasmin'),
  men: list('Omar, Khalid, Ahmed, Rajesh, James, Marco, Yousef, Imran, Tariq, Daniel, Hassan, Bilal, Vikram, Paul'),
  surnames: list(
    'Haddad, Rahimi, Mansour, Khan, Fernandes, Santos, Sharma, Nasser, Farouk, Malik, Reyes, Costa, Aziz, Petrov',
  ),
  agencies: list(
    'Marina Sky Travel, Creek Side Tours, Falcon Route Travel, Oasis Air Desk, Palm Gate Holidays, Al Noor Ticketing, Jumeirah Journeys, Silk Souk Travel, Desert Rose Tourism, Blue Abra Travel, Skyline Concierge, Hatta Trails',
  ),
  companies: list(
    'Gulf Tide Shipping, Meydan Interiors, Sandstone Engineering, Karama Foods, Zenith Medical, Horizon Events',
  ),
  cities: [
    ['Dubai', 'Dubai', ''],
    ['Sharjah', 'Sharjah', ''],
    ['Abu Dhabi', 'Abu Dhabi', ''],
  ],
  dialCode: '+971',
  nationality: 'AE',
  mobile: (nth) => `5055${padded(nth, 5)}`,
  routes: [
    ['DXB', 'LHR'],
    ['DXB', 'BOM'],
    ['DXB', 'COK'],
    ['DXB', 'DOH'],
    ['DXB', 'IST'],
    ['DXB', 'DEL'],
    ['DXB', 'SIN'],
    ['SHJ', 'BOM'],
  ],
  deposit: 500,
  transfer: 'TT',
};

const bengaluru: Region = {
  women: list('Ananya, Kavya, Shreya, Pooja, Nandini, Riya, Sahana, Ishita, Tanvi, Zoya, Megha, Diya, Rachel, Swathi'),
  men: list(
    'Karthik, Rohan, Aditya, Varun, Akash, Pranav, Sidharth, Imran, Kiran, Manoj, Abhishek, Joel, Naveen, Yash',
  ),
  surnames: list(
    'Gowda, Rao, Shetty, Hegde, Kulkarni, Reddy, Bhat, Murthy, Fernandes, Khan, Prasad, Sinha, Das, Kapoor',
  ),
  agencies: list(
    'Campus Wings, Garden City Travels, Hostel Hopper Tours, Silk Board Ticketing, Lalbagh Holidays, Study Abroad Air, Metro Student Travel, Cubbon Tours, Semester Flights, Whitefield Travels, Jayanagar Journeys, Namma Trips',
  ),
  companies: list('Bluepeak Analytics, Ragi Foods, Kaveri Robotics, Tumkur Textiles, Deccan Learning, Sankey Design'),
  cities: [
    ['Bengaluru', 'Karnataka', '560034'],
    ['Mysuru', 'Karnataka', '570001'],
    ['Mangaluru', 'Karnataka', '575001'],
  ],
  dialCode: '+91',
  nationality: 'IN',
  mobile: (nth) => `98453${padded(nth, 5)}`,
  routes: [
    ['BLR', 'DEL'],
    ['BLR', 'CCU'],
    ['BLR', 'HYD'],
    ['BLR', 'BOM'],
    ['BLR', 'COK'],
    ['BLR', 'SIN'],
    ['BLR', 'DXB'],
    ['BLR', 'PNQ'],
  ],
  deposit: 25_000,
  transfer: 'IMPS',
};

const colombo: Region = {
  women: list(
    'Nimali, Dilini, Tharushi, Sanduni, Amaya, Ishara, Chathurika, Fazila, Nadeesha, Kumari, Shalini, Anusha',
  ),
  men: list('Nuwan, Kasun, Chamara, Ruwan, Dinesh, Ashan, Lahiru, Fazil, Sanjeewa, Roshan, Prasanna, Suren'),
  surnames: list(
    'Perera, Silva, Fernando, Bandara, Jayasuriya, Wickrama, Gunawardena, Dias, Rajapakse, Nadarajah, Cader, Mendis',
  ),
  agencies: list(
    'Galle Fort Travels, Ceylon Compass, Lotus Air Desk, Kandy Hills Tours, Lagoon Holidays, Island Hop Travel, Pearl Coast Tours, Temple Road Travels, Serendib Journeys, Uva Trails, Lankan Wings, Negombo Ticketing',
  ),
  companies: list(
    'Highgrown Tea, Cinnamon Apparel, Port City Logistics, Sapphire Mining, Coral Software, Rainforest Resorts',
  ),
  cities: [
    ['Colombo', 'Western', '00700'],
    ['Kandy', 'Central', '20000'],
    ['Galle', 'Southern', '80000'],
  ],
  dialCode: '+94',
  nationality: 'LK',
  mobile: (nth) => `7123${padded(nth, 5)}`,
  routes: [
    ['CMB', 'SIN'],
    ['CMB', 'DXB'],
    ['CMB', 'KUL'],
    ['CMB', 'DOH'],
    ['CMB', 'LHR'],
  ],
  deposit: 100_000,
  transfer: 'CEFT',
};

/** By demo site. */
export const regions: Record<string, Region> = { kestrel: kerala, dune: dubai, lantern: bengaluru, cinnamon: colombo };
